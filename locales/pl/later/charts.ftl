# Under each chart: opens the numbers behind it.
chart-table = Jako tabela
chart-decimal = { $number }
chart-whole = { $number }
