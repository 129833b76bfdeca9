licences-lead = Sideboards si basa sul lavoro di molti altri: librerie nel programma e in questa pagina, e un carattere tipografico. Ecco le loro licenze, nel testo originale.
