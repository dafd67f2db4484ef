"""One room per screen. A scene draws what it knows and turns intents into actions and moves on."""
