step-bonus = Reihenbonus
step-exchange = Tauschkarte
