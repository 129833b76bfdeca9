### The licences of everything that others wrote.

licences-lead = Sideboards contains the work of many others: libraries in the program and in this page, and a typeface. These are their licences, in the words of their authors.
