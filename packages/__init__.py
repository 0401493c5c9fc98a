"""Packaging of the standalone program: icons, licences, and the packages for each operating system. See README.md."""
