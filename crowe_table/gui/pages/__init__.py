"""The screens, kept in a stack: the topmost is seen and hears what is pressed."""
