# Under each chart: opens the numbers behind it.
chart-table = As a table
# $number (Decimal) - a value with one decimal
chart-decimal = { $number }
# $number (Number) - a value without one
chart-whole = { $number }
