import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped':
    'en henvisning nævner en leverandør (SUPPLIER_IDREF), som filen ikke definerer; den er sprunget over',
  'the header names no currency; its prices were read as euros':
    'hovedet nævner ingen valuta; priserne er læst som euro',
  'the price is 0: the material is imported without a list price': 'prisen er 0: varen importeres uden listepris',
  'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped':
    'prisen er netto (Preiskennzeichen 2): en købers pris er ikke en listepris og er sprunget over',
  'the price is on request (Preiskennzeichen 9): the material is imported without a list price':
    'prisen er på forespørgsel (Preiskennzeichen 9): varen importeres uden listepris',
  'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)':
    'prisen har en brøkdel, læst som del af det sidste ciffer (1872,5 er 18,725)',
  'the price has more than four decimals and was rounded to four':
    'prisen har mere end fire decimaler og er afrundet til fire',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit er tom og er læst som stk.',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit er tom eller 0 og er læst som 1',
  'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number':
    'Preiseinheit er angivet som tal (10, 100 eller 1000), hvor version 4 har en kode, og er læst som tallet',
  'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices':
    'Preiseinheit er 2 eller 3, som i version 5 er selve tallet, men i version 4 betød 100 eller 1000: kontrollér disse priser',
  'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit':
    'en version 4-pris uden sin vare i filen siger ikke, hvor mange enheder den gælder: varerne beholder deres prisenhed',
  'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped':
    'rabatter på en enkelt vare (Rabattkennzeichen 1 og 2) er en købers egne vilkår og er sprunget over',
  'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price':
    'tillæg på en enkelt vare (Rabattkennzeichen 3) er ikke lagt til listeprisen',
  'the discount has an unknown Rabattkennzeichen and was ignored':
    'rabatten har et ukendt Rabattkennzeichen og er sprunget over',
  'Verarbeitungskennzeichen is blank and was read as new (N)': 'Verarbeitungskennzeichen er tom og er læst som ny (N)',
  'the EAN has a wrong length or check digit; the material is imported without it':
    'EAN har forkert længde eller kontrolciffer; varen importeres uden',
  'the EAN is separate from its material and cannot be added to it':
    'EAN står adskilt fra sin vare og kan ikke føjes til den',
  'Hauptsatz 2 (B) has no data that can be added to its material':
    'Hauptsatz 2 (B) har ingen data, der kan føjes til varen',
  'Verpackungsmenge is not a whole number and was ignored': 'Verpackungsmenge er ikke et helt tal og er sprunget over',
  'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)':
    'metal beregnes efter dagsprisen, som filen ikke indeholder: der er ikke oprettet tillæg; importér en prisliste med tillæg (duty_eur)',
  'a surcharge or reduction (Z) that is not a graduated list price was ignored':
    'et tillæg eller fradrag (Z), der ikke er en trappepris, er sprunget over',
  'the long text of the material is not in the file, or comes too far before it':
    'varens lange tekst er ikke i filen eller står for langt før den',
  'a text that no material in the file refers to was not used':
    'en tekst, som ingen vare i filen henviser til, er ikke brugt',
  'too many texts come before their materials; the oldest were dropped':
    'for mange tekster står før deres varer; de ældste er udeladt',
  'a text of more than 20,000 characters was shortened': 'en tekst på mere end 20.000 tegn er afkortet',
  'a text continues after it was assigned to a material; only later materials have the full text':
    'en tekst fortsætter, efter at den er knyttet til en vare; kun senere varer har hele teksten',
  'a text refers to a block that does not come before it, and was read without it':
    'en tekst henviser til en blok, der ikke står før den, og er læst uden',
  'the deletion of a text or price (L) has no effect and was ignored':
    'sletning af en tekst eller pris (L) har ingen virkning og er sprunget over',
  'a character was lost before the file was written (“f?r”); the text was not changed':
    'et tegn gik tabt, før filen blev skrevet (“f?r”); teksten er ikke ændret',
  'names of product groups (S) apply only to materials in the same file, as keywords':
    'navne på varegrupper (S) gælder kun varer i samme fil, som søgeord',
  'services, working times and dangerous goods (C) were ignored':
    'ydelser, arbejdstider og farligt gods (C) er sprunget over',
  'a line of pictures (G) names no file and was ignored': 'en billedlinje (G) nævner ingen fil og er sprunget over',
  'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address':
    'billeder og tegninger (G) er gemt med deres vare; filnavne uden adresse vises, når en fil angiver adressen',
  'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped':
    'et sæt (J) samler flere af leverandørens varer: shoppen sælger dem hver for sig, så sættet er sprunget over',
  'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit':
    'Mengde gentager SalgsPakning, selv om PrisEnhet er basisenheden: prisen er læst som prisen på én enhed',
  'the price was read as the price of Mengde units': 'prisen er læst som prisen på Mengde enheder',
  'the price is net: the material is imported without its discount group, so that it is not discounted again':
    'prisen er netto: varen importeres uden rabatgruppe, så der ikke gives rabat igen',
  'Rabatt has no meaning in a price file and was ignored': 'Rabatt betyder intet i en prisfil og er sprunget over',
  'Status is unknown and was read as available': 'Status er ukendt og er læst som tilgængelig',
  'additional information (VX) of a kind that the catalog does not show was ignored':
    'tillægsoplysninger (VX) af en type, som kataloget ikke viser, er sprunget over',
  'a package larger than the material’s smallest was ignored': 'en pakning større end varens mindste er sprunget over',
  'the file names no language for its texts; they were read as English':
    'filen angiver intet sprog for sine tekster; de er læst som engelsk',
  'a column is in a language that the shop does not have and was skipped':
    'en kolonne er på et sprog, shoppen ikke har, og er udeladt',
  'units are given as ETIM codes only: import the ETIM table of units to show their names':
    'enheder er kun angivet som ETIM-koder: importér ETIM-tabellen med enheder for at vise navnene',
  'a translation is in a language that the shop does not have and was skipped':
    'en oversættelse er på et sprog, shoppen ikke har, og er udeladt',
  'entries removed from the model by this release were skipped; existing ones stay in the shop':
    'det, som udgaven har fjernet fra modellen, er sprunget over; eksisterende data bliver i shoppen',
  'class groups were skipped: the shop has its own catalog tree':
    'klassegrupper er sprunget over: shoppen har sit eget katalogtræ',
  'classes of drawings (MC) were skipped': 'klasser af tegninger (MC) er udeladt',
  'a synonym was damaged by a spreadsheet and skipped': 'et synonym var beskadiget af et regneark og er udeladt',
  '{0} is not the namespace of this version; the file was still read as BMEcat':
    '{0} er ikke versionens navnerum; filen er alligevel læst som BMEcat',
  '{0} is not a language of the shop; texts in it were skipped':
    '{0} er ikke et af shoppens sprog; tekster på det er udeladt',
  'texts name no language and the file has no default; the default language of its market was used':
    'tekster angiver intet sprog, og filen har intet standardsprog; markedets standardsprog er brugt',
  'a text is escaped twice (&amp;sup2; for ²); it was decoded':
    'en tekst er escapet to gange (&amp;sup2; for ²); den er afkodet',
  'a text contains markup; its words and line breaks were kept':
    'en tekst indeholder opmærkning; dens ord og linjeskift er beholdt',
  'KEYWORD is longer than the format’s 50 characters and was imported in full':
    'KEYWORD er længere end formatets 50 tegn og er importeret i fuld længde',
  'KEYWORD is too long or there are too many; it was skipped':
    'KEYWORD er for langt, eller der er for mange; det er udeladt',
  'DESCRIPTION_SHORT is too long and was shortened': 'DESCRIPTION_SHORT er for lang og er afkortet',
  'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name':
    'DESCRIPTION_SHORT mangler; typebetegnelsen eller nummeret er brugt som navn',
  'the description is too long for the catalog and was shortened':
    'beskrivelsen er for lang til kataloget og er afkortet',
  'ORDER_UNIT is missing; piece was used': 'ORDER_UNIT mangler; stk. er brugt',
  'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped':
    'CONTENT_UNIT og NO_CU_PER_OU angiver indholdet af en enhed, der sælges hel; de er udeladt',
  'a quantity is not a number above zero with at most three decimals and was skipped':
    'en mængde er ikke et tal over nul med højst tre decimaler og er udeladt',
  'a package larger than the smallest above one was skipped': 'en pakning større end den mindste over én er udeladt',
  'a number has a decimal comma; it was read as a decimal point': 'et tal har decimalkomma; det er læst som punktum',
  'a price has no PRICE_AMOUNT: no list price was created':
    'en pris har intet PRICE_AMOUNT: der er ikke oprettet en listepris',
  'PRICE_AMOUNT is not a number or is too large: no list price was created':
    'PRICE_AMOUNT er ikke et tal eller er for stort: der er ikke oprettet en listepris',
  'the price is 0: the product is available on request, without a list price':
    'prisen er 0: produktet fås på forespørgsel, uden listepris',
  '{0} is not a list price type (for example a customer’s own or a recommended price); it was skipped':
    '{0} er ikke en listepristype (f.eks. en kundes egen eller en vejledende pris); den er udeladt',
  'the list price includes tax (gros_list), which was deducted':
    'listeprisen er med afgift (gros_list), som er trukket fra',
  'the list price includes tax (gros_list), but TAX is missing; it was skipped':
    'listeprisen er med afgift (gros_list), men TAX mangler; den er udeladt',
  '{0} is not the currency of any of the price’s markets; it was skipped':
    '{0} er ikke valutaen på nogen af prisens markeder; den er udeladt',
  'PRICE_UNIT differs from the product’s sales unit; the price was skipped':
    'PRICE_UNIT er en anden enhed end produktets salgsenhed; prisen er udeladt',
  'PRICE_QUANTITY is not a quantity; the price was skipped': 'PRICE_QUANTITY er ikke en mængde; prisen er udeladt',
  'prices for another period than the catalog’s were skipped': 'priser for en anden periode end katalogets er udeladt',
  'a validity date is not a date and was skipped': 'en gyldighedsdato er ikke en dato og er udeladt',
  'a second price of the same type, market and quantity was skipped':
    'en anden pris af samme type, marked og mængde er udeladt',
  'the lowest price applies from a larger quantity; it was read as the price from 1':
    'den laveste pris gælder fra en større mængde; den er læst som prisen fra 1',
  '{0} is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped':
    '{0} er et tillæg efter metallets dagspris eller i procent, hvor beløbet ikke kendes; det er udeladt',
  'DAILY_PRICE: the price changes daily; it was skipped': 'DAILY_PRICE: prisen skifter hver dag; den er udeladt',
  'a price update does not give PRICE_QUANTITY; the material’s current price unit was used':
    'en prisændring angiver ikke PRICE_QUANTITY; varens nuværende prisenhed er brugt',
  'the product has no list price: it is shown, but can’t be ordered until it has one':
    'produktet har ingen listepris: det vises, men kan først bestilles, når det har en',
  'EAN or GTIN is invalid (length or check digit) and was skipped':
    'EAN eller GTIN er ikke gyldigt (længde eller kontrolciffer) og er udeladt',
  'a product has too many other numbers; the rest were skipped':
    'et produkt har for mange andre numre; resten er udeladt',
  'a number has more than 100 characters and was skipped': 'et nummer har mere end 100 tegn og er udeladt',
  'another ETIM class or version of a product was skipped; the newest is used':
    'endnu en ETIM-klasse eller -version af et produkt er udeladt; den nyeste er brugt',
  'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text':
    'REFERENCE_FEATURE_GROUP_ID er ikke en ETIM-klassekode (EC og seks cifre); egenskaberne er importeret som tekst',
  'a feature has no value (FVALUE is empty) and was skipped':
    'en egenskab har ingen værdi (FVALUE er tom) og er udeladt',
  'a feature’s value is unknown or not applicable; it was skipped':
    'en egenskabs værdi er ukendt eller ikke relevant; den er udeladt',
  'an ETIM feature has several values; the first was used': 'en ETIM-egenskab har flere værdier; den første er brugt',
  'an ETIM feature has a text as its value; it was not changed':
    'en ETIM-egenskab har en tekst som værdi; den er ikke ændret',
  'an ETIM feature is given twice; the first was used': 'en ETIM-egenskab er angivet to gange; den første er brugt',
  'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it':
    'en vare er oprettet ud fra en produktvariant: dens nummer er produktets med suffikset; produktets andre numre gælder ikke for den',
  'a feature has neither code nor name and was skipped': 'en egenskab har hverken kode eller navn og er udeladt',
  'a picture or document has no usable address, or there are too many; it was skipped':
    'et billede eller dokument har ingen brugbar adresse, eller der er for mange; det er udeladt',
  '{0} is a picture that does not show the product (logo, icon); it was skipped':
    '{0} er et billede, der ikke viser produktet (logo, ikon); det er udeladt',
  '{0} is an unknown reference type; it was skipped': '{0} er en ukendt henvisningstype; den er udeladt',
  'a product refers to itself; the reference was skipped': 'et produkt henviser til sig selv; henvisningen er udeladt',
  'a product has too many references; the rest were skipped':
    'et produkt har for mange henvisninger; resten er udeladt',
  'a product has several successors; the first was used': 'et produkt har flere efterfølgere; den første er brugt',
  '{0} is a status with no effect on sales; the product was read as available':
    '{0} er en status uden betydning for salget; produktet er læst som tilgængeligt',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": produktet er læst som udgående, solgt så længe lager haves',
  'groups of the supplier’s own tree were skipped: the shop keeps its own tree':
    'grupper fra leverandørens eget træ er udeladt: shoppen beholder sit eget træ',
  'product positions in the supplier’s own tree were skipped':
    'produkternes pladser i leverandørens eget træ er udeladt',
  '{0} is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged':
    '{0} er en klassifikation i filen; dens navne bruges kun til denne fil, shoppens ETIM er uændret',
  'already given in an earlier line; the first was used': 'findes allerede i en tidligere linje; den første er brugt',
  'a town with the same postal code came earlier; the first was used':
    'en by med samme postnummer kom tidligere; den første er brugt',
};
