licences-lead = Sideboards korzysta z pracy wielu innych osób: z bibliotek w programie i na tej stronie oraz z kroju pisma. Oto ich licencje w oryginalnym brzmieniu.
