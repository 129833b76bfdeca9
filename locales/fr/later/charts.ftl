# Under each chart: opens the numbers behind it.
chart-table = Sous forme de tableau
chart-decimal = { $number }
chart-whole = { $number }
