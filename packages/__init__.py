"""Packaging of the standalone program: icons, licences, and the packages of each system. See README.md."""
