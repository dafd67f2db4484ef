"""What scenes share: theme, text, sheets, camera, input and widgets."""
