licences-lead = In Sideboards steckt die Arbeit vieler anderer: Bibliotheken im Programm und auf dieser Seite, dazu eine Schrift. Hier stehen ihre Lizenzen im Wortlaut.
