licences-lead = W Sideboards jest praca wielu innych osób: biblioteki w programie i na tej stronie oraz krój pisma. Oto ich licencje w oryginalnym brzmieniu.
