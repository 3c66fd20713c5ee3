/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not introduce; it was left out':
    'a reference names a supplier (SUPPLIER_IDREF) that the file does not introduce; it was left out',
  'the head names no currency; its prices were read as euros':
    'the head names no currency; its prices were read as euros',
  'the price is 0: the article is kept without a list price':
    'the price is 0: the article is kept without a list price',
  'the price is net (Preiskennzeichen 2): what the buyer of the file pays is no list price, and was not taken over':
    'the price is net (Preiskennzeichen 2): what the buyer of the file pays is no list price, and was not taken over',
  'the price is on request (Preiskennzeichen 9): the article is kept without a list price':
    'the price is on request (Preiskennzeichen 9): the article is kept without a list price',
  'the price has a written fraction, read as part of its last digit (1872,5 is 18.725)':
    'the price has a written fraction, read as part of its last digit (1872,5 is 18.725)',
  'the price has more than four decimals and was rounded to four':
    'the price has more than four decimals and was rounded to four',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit is blank and was read as piece',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit is blank or 0 and was read as 1',
  'Preiseinheit is written out (10, 100 or 1000) where version 4 has a code, and was read as such':
    'Preiseinheit is written out (10, 100 or 1000) where version 4 has a code, and was read as such',
  'Preiseinheit is 2 or 3, which version 5 means as such, but which was 100 or 1000 in version 4: check these prices':
    'Preiseinheit is 2 or 3, which version 5 means as such, but which was 100 or 1000 in version 4: check these prices',
  'a price of version 4 without its article in the file does not say how many units it is for: materials keep what they have':
    'a price of version 4 without its article in the file does not say how many units it is for: materials keep what they have',
  'discounts on a single article (Rabattkennzeichen 1 and 2) are the terms of the buyer of the file and were not taken over':
    'discounts on a single article (Rabattkennzeichen 1 and 2) are the terms of the buyer of the file and were not taken over',
  'surcharges on a single article (Rabattkennzeichen 3) were not added to its list price':
    'surcharges on a single article (Rabattkennzeichen 3) were not added to its list price',
  'the discount is of an unknown Rabattkennzeichen and was ignored':
    'the discount is of an unknown Rabattkennzeichen and was ignored',
  'Verarbeitungskennzeichen is blank and was read as new (N)':
    'Verarbeitungskennzeichen is blank and was read as new (N)',
  'the EAN has a wrong length or check digit; the article is kept without it':
    'the EAN has a wrong length or check digit; the article is kept without it',
  'the EAN stands apart from its article and cannot be added to it':
    'the EAN stands apart from its article and cannot be added to it',
  'Hauptsatz 2 (B) says nothing that can be added to its article':
    'Hauptsatz 2 (B) says nothing that can be added to its article',
  'Verpackungsmenge is no whole number and was ignored': 'Verpackungsmenge is no whole number and was ignored',
  'metal is charged by its price of the day, which the file does not have: no surcharge was made; a price list with duties (duty_eur) tells it':
    'metal is charged by its price of the day, which the file does not have: no surcharge was made; a price list with duties (duty_eur) tells it',
  'a surcharge or reduction (Z) that is no staggered list price was ignored':
    'a surcharge or reduction (Z) that is no staggered list price was ignored',
  'the long text of the article is not in the file, or stands too far before it to be kept':
    'the long text of the article is not in the file, or stands too far before it to be kept',
  'a text that no article of the file has was not used': 'a text that no article of the file has was not used',
  'more texts stand before their articles than can be kept; the oldest were dropped':
    'more texts stand before their articles than can be kept; the oldest were dropped',
  'a text of more than 20,000 characters was cut': 'a text of more than 20,000 characters was cut',
  'a text goes on after an article was given it; only the articles behind it have the whole':
    'a text goes on after an article was given it; only the articles behind it have the whole',
  'a text names a block that does not stand before it, and was read without it':
    'a text names a block that does not stand before it, and was read without it',
  'the deletion of a text or price (L) changes nothing and was ignored':
    'the deletion of a text or price (L) changes nothing and was ignored',
  'a character was lost before the file was written ("f?r"); the text was kept as it is':
    'a character was lost before the file was written ("f?r"); the text was kept as it is',
  'the names of product groups (S) are given to articles of the same file only, as keywords':
    'the names of product groups (S) are given to articles of the same file only, as keywords',
  'services, working times and dangerous goods (C) were ignored':
    'services, working times and dangerous goods (C) were ignored',
  'a line of pictures (G) names no file and was ignored': 'a line of pictures (G) names no file and was ignored',
  'pictures and drawings (G) were kept with their article; those that are names of files without an address are shown once a file tells where they are':
    'pictures and drawings (G) were kept with their article; those that are names of files without an address are shown once a file tells where they are',
  'a set (J) is of the supplier’s articles together: the shop sells each by itself, so the set has no place in it':
    'a set (J) is of the supplier’s articles together: the shop sells each by itself, so the set has no place in it',
  'Mengde repeats SalgsPakning though PrisEnhet is the measured unit itself: the price was read as that of one unit':
    'Mengde repeats SalgsPakning though PrisEnhet is the measured unit itself: the price was read as that of one unit',
  'the price was read as that of Mengde units': 'the price was read as that of Mengde units',
  'the price is net: the article is kept without its discount group, so that no discount lowers it again':
    'the price is net: the article is kept without its discount group, so that no discount lowers it again',
  'Rabatt has no meaning in a price file and was ignored': 'Rabatt has no meaning in a price file and was ignored',
  'Status is not known and was read as available': 'Status is not known and was read as available',
  'additional information (VX) of a kind the catalogue does not show was ignored':
    'additional information (VX) of a kind the catalogue does not show was ignored',
  'a package larger than the article’s smallest was ignored':
    'a package larger than the article’s smallest was ignored',
  'the file names no language for its texts, which were read as English':
    'the file names no language for its texts, which were read as English',
  'a column is in a language that the shop does not have, and was left out':
    'a column is in a language that the shop does not have, and was left out',
  'units are told by ETIM’s codes alone: they are shown once its table of units is imported too':
    'units are told by ETIM’s codes alone: they are shown once its table of units is imported too',
  'a translation is in a language that the shop does not have, and was left out':
    'a translation is in a language that the shop does not have, and was left out',
  'what the release took out of the model was left out; it stays where the shop knows it':
    'what the release took out of the model was left out; it stays where the shop knows it',
  'groups of classes have no place in the shop, which has a tree of its own':
    'groups of classes have no place in the shop, which has a tree of its own',
  'classes of drawings (MC) were left out': 'classes of drawings (MC) were left out',
  'a synonym was damaged by a spreadsheet and left out': 'a synonym was damaged by a spreadsheet and left out',
  '{0} is another namespace than the version’s own; the file was read as BMEcat all the same':
    '{0} is another namespace than the version’s own; the file was read as BMEcat all the same',
  '{0} is no language of the shop; texts in it were left out':
    '{0} is no language of the shop; texts in it were left out',
  'texts name no language and the file has no default; they were taken for the default of its market':
    'texts name no language and the file has no default; they were taken for the default of its market',
  'a text is escaped twice (&amp;sup2; for ²); it was read as meant':
    'a text is escaped twice (&amp;sup2; for ²); it was read as meant',
  'a text holds markup; its words and line ends were kept': 'a text holds markup; its words and line ends were kept',
  'KEYWORD is longer than the format’s 50 characters and was kept':
    'KEYWORD is longer than the format’s 50 characters and was kept',
  'KEYWORD is too long or one of too many and was left out': 'KEYWORD is too long or one of too many and was left out',
  'DESCRIPTION_SHORT is too long and was cut': 'DESCRIPTION_SHORT is too long and was cut',
  'DESCRIPTION_SHORT is missing; the type designation or the number is the name':
    'DESCRIPTION_SHORT is missing; the type designation or the number is the name',
  'the description is too long for the catalogue and was cut':
    'the description is too long for the catalogue and was cut',
  'ORDER_UNIT is missing; sold by the piece': 'ORDER_UNIT is missing; sold by the piece',
  'CONTENT_UNIT and NO_CU_PER_OU tell what is in a unit that is sold whole; they were left out':
    'CONTENT_UNIT and NO_CU_PER_OU tell what is in a unit that is sold whole; they were left out',
  'a quantity is no decimal above zero with at most three decimals and was left out':
    'a quantity is no decimal above zero with at most three decimals and was left out',
  'a package larger than the smallest above one was left out':
    'a package larger than the smallest above one was left out',
  'a number has a decimal comma; it was read as a point': 'a number has a decimal comma; it was read as a point',
  'a price has no PRICE_AMOUNT: no list price was made of it':
    'a price has no PRICE_AMOUNT: no list price was made of it',
  'PRICE_AMOUNT is no decimal or too large: no list price was made of it':
    'PRICE_AMOUNT is no decimal or too large: no list price was made of it',
  'the price is 0: the product is had on request, without a list price':
    'the price is 0: the product is had on request, without a list price',
  '{0} is a type of price that is no list price (a customer’s own, a recommended one); it was left out':
    '{0} is a type of price that is no list price (a customer’s own, a recommended one); it was left out',
  'the list price includes tax (gros_list), which was taken out of it':
    'the list price includes tax (gros_list), which was taken out of it',
  'the list price includes tax (gros_list), but TAX is missing; it was left out':
    'the list price includes tax (gros_list), but TAX is missing; it was left out',
  '{0} is the currency of a price, but of none of its markets; it was left out':
    '{0} is the currency of a price, but of none of its markets; it was left out',
  'PRICE_UNIT is another unit than the product is sold by; the price was left out':
    'PRICE_UNIT is another unit than the product is sold by; the price was left out',
  'PRICE_QUANTITY is no quantity; the price was left out': 'PRICE_QUANTITY is no quantity; the price was left out',
  'prices of another period than the catalogue’s were left out':
    'prices of another period than the catalogue’s were left out',
  'a date of validity is no date and was left out': 'a date of validity is no date and was left out',
  'a second price of the same type, market and quantity was left out':
    'a second price of the same type, market and quantity was left out',
  'the lowest price holds from a larger quantity on; it was read as the price from the first on':
    'the lowest price holds from a larger quantity on; it was read as the price from the first on',
  '{0} is a surcharge by a metal’s price of the day or by percent, for which no amount can be told; it was left out':
    '{0} is a surcharge by a metal’s price of the day or by percent, for which no amount can be told; it was left out',
  'DAILY_PRICE: the price changes by the day; it was left out':
    'DAILY_PRICE: the price changes by the day; it was left out',
  'a price update does not tell PRICE_QUANTITY; the price is for as many units as the material’s present one':
    'a price update does not tell PRICE_QUANTITY; the price is for as many units as the material’s present one',
  'the product has no list price: it can be shown, but not ordered until it has one':
    'the product has no list price: it can be shown, but not ordered until it has one',
  'EAN or GTIN is not a valid one (length or check digit) and was left out':
    'EAN or GTIN is not a valid one (length or check digit) and was left out',
  'a product has more other numbers than the catalogue keeps; the rest was left out':
    'a product has more other numbers than the catalogue keeps; the rest was left out',
  'a number has more than 100 characters and was left out': 'a number has more than 100 characters and was left out',
  'a further ETIM class or version of a product was left out; the newest counts':
    'a further ETIM class or version of a product was left out; the newest counts',
  'REFERENCE_FEATURE_GROUP_ID is no ETIM class code (EC and six digits); its features are told as text':
    'REFERENCE_FEATURE_GROUP_ID is no ETIM class code (EC and six digits); its features are told as text',
  'a feature has no value (FVALUE is empty) and was left out':
    'a feature has no value (FVALUE is empty) and was left out',
  'a feature says that its value is unknown or does not apply, and was left out':
    'a feature says that its value is unknown or does not apply, and was left out',
  'an ETIM feature has several values; the first counts': 'an ETIM feature has several values; the first counts',
  'an ETIM feature has a text for a value; it is kept as it is':
    'an ETIM feature has a text for a value; it is kept as it is',
  'an ETIM feature is given twice; the first counts': 'an ETIM feature is given twice; the first counts',
  'a material was made of a variant of a product: its number is the product’s with the supplement, the product’s other numbers are none of its own':
    'a material was made of a variant of a product: its number is the product’s with the supplement, the product’s other numbers are none of its own',
  'a feature has neither code nor name and was left out': 'a feature has neither code nor name and was left out',
  'a picture or document has no usable address, or is one of too many, and was left out':
    'a picture or document has no usable address, or is one of too many, and was left out',
  '{0} is a picture that does not show the product (logo, icon); it was left out':
    '{0} is a picture that does not show the product (logo, icon); it was left out',
  '{0} is a kind of reference that the catalogue does not know; it was left out':
    '{0} is a kind of reference that the catalogue does not know; it was left out',
  'a product refers to itself; that was left out': 'a product refers to itself; that was left out',
  'a product refers to more others than the catalogue keeps; the rest was left out':
    'a product refers to more others than the catalogue keeps; the rest was left out',
  'a product has several followups; the first counts': 'a product has several followups; the first counts',
  '{0} is a status without a meaning for sales; the product was read as available':
    '{0} is a status without a meaning for sales; the product was read as available',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": the product was read as phased out, sold while stock lasts',
  'groups of the supplier’s own tree: the shop’s tree stays as it is; they were left out':
    'groups of the supplier’s own tree: the shop’s tree stays as it is; they were left out',
  'products’ places in the supplier’s own tree were left out':
    'products’ places in the supplier’s own tree were left out',
  '{0} is a classification system within the file; its names serve this file only, the shop’s ETIM stays':
    '{0} is a classification system within the file; its names serve this file only, the shop’s ETIM stays',
  'what a line before tells of already; the first counts': 'what a line before tells of already; the first counts',
  'a town that came before with the same postal code; the first counts':
    'a town that came before with the same postal code; the first counts',
};
