### Points, wherever they are shown.

step-bonus = Row bonus
step-exchange = Exchange card
