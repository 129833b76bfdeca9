licences-lead = Sideboards korzysta z pracy wielu innych osób: bibliotek w programie i na tej stronie oraz kroju pisma. Oto ich licencje w oryginalnym brzmieniu.
