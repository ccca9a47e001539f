"""What others and the game did, told while it is played: banner, subtitle, gains, the lines of the curtain."""
