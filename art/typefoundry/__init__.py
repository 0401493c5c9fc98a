"""The type of the table: casts Crowe Caslon from Libre Caslon Text, and takes in the faces used unchanged."""
