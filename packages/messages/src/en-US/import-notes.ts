/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped':
    'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped',
  'the header names no currency; its prices were read as euros':
    'the header names no currency; its prices were read as euros',
  'the price is 0: the material is imported without a list price':
    'the price is 0: the material is imported without a list price',
  'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped':
    'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped',
  'the price is on request (Preiskennzeichen 9): the material is imported without a list price':
    'the price is on request (Preiskennzeichen 9): the material is imported without a list price',
  'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)':
    'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)',
  'the price has more than four decimals and was rounded to four':
    'the price has more than four decimals and was rounded to four',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit is blank and was read as piece',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit is blank or 0 and was read as 1',
  'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number':
    'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number',
  'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices':
    'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices',
  'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit':
    'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit',
  'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped':
    'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped',
  'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price':
    'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price',
  'the discount has an unknown Rabattkennzeichen and was ignored':
    'the discount has an unknown Rabattkennzeichen and was ignored',
  'Verarbeitungskennzeichen is blank and was read as new (N)':
    'Verarbeitungskennzeichen is blank and was read as new (N)',
  'the EAN has a wrong length or check digit; the material is imported without it':
    'the EAN has a wrong length or check digit; the material is imported without it',
  'the EAN is separate from its material and cannot be added to it':
    'the EAN is separate from its material and cannot be added to it',
  'Hauptsatz 2 (B) has no data that can be added to its material':
    'Hauptsatz 2 (B) has no data that can be added to its material',
  'Verpackungsmenge is not a whole number and was ignored': 'Verpackungsmenge is not a whole number and was ignored',
  'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)':
    'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)',
  'a surcharge or reduction (Z) that is not a graduated list price was ignored':
    'a surcharge or reduction (Z) that is not a graduated list price was ignored',
  'the long text of the material is not in the file, or comes too far before it':
    'the long text of the material is not in the file, or comes too far before it',
  'a text that no material in the file refers to was not used':
    'a text that no material in the file refers to was not used',
  'too many texts come before their materials; the oldest were dropped':
    'too many texts come before their materials; the oldest were dropped',
  'a text of more than 20,000 characters was shortened': 'a text of more than 20,000 characters was shortened',
  'a text continues after it was assigned to a material; only later materials have the full text':
    'a text continues after it was assigned to a material; only later materials have the full text',
  'a text refers to a block that does not come before it, and was read without it':
    'a text refers to a block that does not come before it, and was read without it',
  'the deletion of a text or price (L) has no effect and was ignored':
    'the deletion of a text or price (L) has no effect and was ignored',
  'a character was lost before the file was written (“f?r”); the text was not changed':
    'a character was lost before the file was written (“f?r”); the text was not changed',
  'names of product groups (S) apply only to materials in the same file, as keywords':
    'names of product groups (S) apply only to materials in the same file, as keywords',
  'services, working times and dangerous goods (C) were ignored':
    'services, working times and dangerous goods (C) were ignored',
  'a line of pictures (G) names no file and was ignored': 'a line of pictures (G) names no file and was ignored',
  'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address':
    'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address',
  'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped':
    'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped',
  'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit':
    'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit',
  'the price was read as the price of Mengde units': 'the price was read as the price of Mengde units',
  'the price is net: the material is imported without its discount group, so that it is not discounted again':
    'the price is net: the material is imported without its discount group, so that it is not discounted again',
  'Rabatt has no meaning in a price file and was ignored': 'Rabatt has no meaning in a price file and was ignored',
  'Status is unknown and was read as available': 'Status is unknown and was read as available',
  'additional information (VX) of a kind that the catalog does not show was ignored':
    'additional information (VX) of a kind that the catalog does not show was ignored',
  'a package larger than the material’s smallest was ignored':
    'a package larger than the material’s smallest was ignored',
  'the file names no language for its texts; they were read as English':
    'the file names no language for its texts; they were read as English',
  'a column is in a language that the shop does not have and was skipped':
    'a column is in a language that the shop does not have and was skipped',
  'units are given as ETIM codes only: import the ETIM table of units to show their names':
    'units are given as ETIM codes only: import the ETIM table of units to show their names',
  'a translation is in a language that the shop does not have and was skipped':
    'a translation is in a language that the shop does not have and was skipped',
  'entries removed from the model by this release were skipped; existing ones stay in the shop':
    'entries removed from the model by this release were skipped; existing ones stay in the shop',
  'class groups were skipped: the shop has its own catalog tree':
    'class groups were skipped: the shop has its own catalog tree',
  'classes of drawings (MC) were skipped': 'classes of drawings (MC) were skipped',
  'a synonym was damaged by a spreadsheet and skipped': 'a synonym was damaged by a spreadsheet and skipped',
  '{0} is not the namespace of this version; the file was still read as BMEcat':
    '{0} is not the namespace of this version; the file was still read as BMEcat',
  '{0} is not a language of the shop; texts in it were skipped':
    '{0} is not a language of the shop; texts in it were skipped',
  'texts name no language and the file has no default; the default language of its market was used':
    'texts name no language and the file has no default; the default language of its market was used',
  'a text is escaped twice (&amp;sup2; for ²); it was decoded':
    'a text is escaped twice (&amp;sup2; for ²); it was decoded',
  'a text contains markup; its words and line breaks were kept':
    'a text contains markup; its words and line breaks were kept',
  'KEYWORD is longer than the format’s 50 characters and was imported in full':
    'KEYWORD is longer than the format’s 50 characters and was imported in full',
  'KEYWORD is too long or there are too many; it was skipped':
    'KEYWORD is too long or there are too many; it was skipped',
  'DESCRIPTION_SHORT is too long and was shortened': 'DESCRIPTION_SHORT is too long and was shortened',
  'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name':
    'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name',
  'the description is too long for the catalog and was shortened':
    'the description is too long for the catalog and was shortened',
  'ORDER_UNIT is missing; piece was used': 'ORDER_UNIT is missing; piece was used',
  'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped':
    'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped',
  'a quantity is not a number above zero with at most three decimals and was skipped':
    'a quantity is not a number above zero with at most three decimals and was skipped',
  'a package larger than the smallest above one was skipped':
    'a package larger than the smallest above one was skipped',
  'a number has a decimal comma; it was read as a decimal point':
    'a number has a decimal comma; it was read as a decimal point',
  'a price has no PRICE_AMOUNT: no list price was created': 'a price has no PRICE_AMOUNT: no list price was created',
  'PRICE_AMOUNT is not a number or is too large: no list price was created':
    'PRICE_AMOUNT is not a number or is too large: no list price was created',
  'the price is 0: the product is available on request, without a list price':
    'the price is 0: the product is available on request, without a list price',
  '{0} is not a list price type (for example a customer’s own or a recommended price); it was skipped':
    '{0} is not a list price type (for example a customer’s own or a recommended price); it was skipped',
  'the list price includes tax (gros_list), which was deducted':
    'the list price includes tax (gros_list), which was deducted',
  'the list price includes tax (gros_list), but TAX is missing; it was skipped':
    'the list price includes tax (gros_list), but TAX is missing; it was skipped',
  '{0} is not the currency of any of the price’s markets; it was skipped':
    '{0} is not the currency of any of the price’s markets; it was skipped',
  'PRICE_UNIT differs from the product’s sales unit; the price was skipped':
    'PRICE_UNIT differs from the product’s sales unit; the price was skipped',
  'PRICE_QUANTITY is not a quantity; the price was skipped': 'PRICE_QUANTITY is not a quantity; the price was skipped',
  'prices for another period than the catalog’s were skipped':
    'prices for another period than the catalog’s were skipped',
  'a validity date is not a date and was skipped': 'a validity date is not a date and was skipped',
  'a second price of the same type, market and quantity was skipped':
    'a second price of the same type, market and quantity was skipped',
  'the lowest price applies from a larger quantity; it was read as the price from 1':
    'the lowest price applies from a larger quantity; it was read as the price from 1',
  '{0} is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped':
    '{0} is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped',
  'DAILY_PRICE: the price changes daily; it was skipped': 'DAILY_PRICE: the price changes daily; it was skipped',
  'a price update does not give PRICE_QUANTITY; the material’s current price unit was used':
    'a price update does not give PRICE_QUANTITY; the material’s current price unit was used',
  'the product has no list price: it is shown, but can’t be ordered until it has one':
    'the product has no list price: it is shown, but can’t be ordered until it has one',
  'EAN or GTIN is invalid (length or check digit) and was skipped':
    'EAN or GTIN is invalid (length or check digit) and was skipped',
  'a product has too many other numbers; the rest were skipped':
    'a product has too many other numbers; the rest were skipped',
  'a number has more than 100 characters and was skipped': 'a number has more than 100 characters and was skipped',
  'another ETIM class or version of a product was skipped; the newest is used':
    'another ETIM class or version of a product was skipped; the newest is used',
  'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text':
    'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text',
  'a feature has no value (FVALUE is empty) and was skipped':
    'a feature has no value (FVALUE is empty) and was skipped',
  'a feature’s value is unknown or not applicable; it was skipped':
    'a feature’s value is unknown or not applicable; it was skipped',
  'an ETIM feature has several values; the first was used': 'an ETIM feature has several values; the first was used',
  'an ETIM feature has a text as its value; it was not changed':
    'an ETIM feature has a text as its value; it was not changed',
  'an ETIM feature is given twice; the first was used': 'an ETIM feature is given twice; the first was used',
  'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it':
    'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it',
  'a feature has neither code nor name and was skipped': 'a feature has neither code nor name and was skipped',
  'a picture or document has no usable address, or there are too many; it was skipped':
    'a picture or document has no usable address, or there are too many; it was skipped',
  '{0} is a picture that does not show the product (logo, icon); it was skipped':
    '{0} is a picture that does not show the product (logo, icon); it was skipped',
  '{0} is an unknown reference type; it was skipped': '{0} is an unknown reference type; it was skipped',
  'a product refers to itself; the reference was skipped': 'a product refers to itself; the reference was skipped',
  'a product has too many references; the rest were skipped':
    'a product has too many references; the rest were skipped',
  'a product has several successors; the first was used': 'a product has several successors; the first was used',
  '{0} is a status with no effect on sales; the product was read as available':
    '{0} is a status with no effect on sales; the product was read as available',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": the product was read as phased out, sold while stock lasts',
  'groups of the supplier’s own tree were skipped: the shop keeps its own tree':
    'groups of the supplier’s own tree were skipped: the shop keeps its own tree',
  'product positions in the supplier’s own tree were skipped':
    'product positions in the supplier’s own tree were skipped',
  '{0} is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged':
    '{0} is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged',
  'already given in an earlier line; the first was used': 'already given in an earlier line; the first was used',
  'a town with the same postal code came earlier; the first was used':
    'a town with the same postal code came earlier; the first was used',
};
