step-bonus = Bonus de rangée
step-exchange = Carte Échange
