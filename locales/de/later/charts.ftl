# Under each chart: opens the numbers behind it.
chart-table = Als Tabelle
chart-decimal = { $number }
chart-whole = { $number }
