step-bonus = Premia za rząd
step-exchange = Karta wymiany
