"""Looking ahead: tables as one seat may imagine them, and what an answer would bring there."""
