step-bonus = Bonus fila
step-exchange = Carta Scambio
