# Under each chart: opens the numbers behind it.
chart-table = Come tabella
chart-decimal = { $number }
chart-whole = { $number }
