"""What pages and table are worked by: buttons, choosers and the keyboard's focus."""
