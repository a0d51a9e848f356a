"""The games of the family; none knows another."""
