"""The Dark Cave: fields, dwarfs, monsters and webs on top of the family's cards and board."""
