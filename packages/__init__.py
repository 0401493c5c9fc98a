"""What the standalone program is wrapped in: icons, papers, and the packages of each system. See README.md."""
