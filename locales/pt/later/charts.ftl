# Under each chart: opens the numbers behind it.
chart-table = Em tabela
chart-decimal = { $number }
chart-whole = { $number }
