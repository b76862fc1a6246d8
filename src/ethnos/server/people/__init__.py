"""People who keep their games together: their seats, notices that it is their turn, ratings. There are no accounts."""
