"""The rules of Discoveries, the journals: dice, tribes and routes."""
