"""The web application: tables that people share, kept in a database, shown seat by seat."""
