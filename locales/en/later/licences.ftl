### The licences of everything that others wrote.

licences-lead = Sideboards builds on the work of many others: libraries in the program and on this page, and a typeface. Here are their licences, in the authors’ own words.
