step-bonus = Bónus de fila
step-exchange = Carta de troca
