"""The rules of Társas: tables, decisions and games. No Qt, no clock, no global chance."""
