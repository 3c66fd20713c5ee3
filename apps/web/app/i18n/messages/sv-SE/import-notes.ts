import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not introduce; it was left out':
    'en hänvisning anger en leverantör (SUPPLIER_IDREF) som filen inte definierar; den hoppades över',
  'the head names no currency; its prices were read as euros': 'huvudet anger ingen valuta; priserna lästes som euro',
  'the price is 0: the article is kept without a list price': 'priset är 0: artikeln importeras utan listpris',
  'the price is net (Preiskennzeichen 2): what the buyer of the file pays is no list price, and was not taken over':
    'priset är netto (Preiskennzeichen 2): en köpares pris är inte ett listpris och hoppades över',
  'the price is on request (Preiskennzeichen 9): the article is kept without a list price':
    'priset är på förfrågan (Preiskennzeichen 9): artikeln importeras utan listpris',
  'the price has a written fraction, read as part of its last digit (1872,5 is 18.725)':
    'priset har en bråkdel, läst som del av sista siffran (1872,5 är 18,725)',
  'the price has more than four decimals and was rounded to four':
    'priset har mer än fyra decimaler och avrundades till fyra',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit är tom och lästes som styck',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit är tom eller 0 och lästes som 1',
  'Preiseinheit is written out (10, 100 or 1000) where version 4 has a code, and was read as such':
    'Preiseinheit är angiven som tal (10, 100 eller 1000) där version 4 har en kod, och lästes som talet',
  'Preiseinheit is 2 or 3, which version 5 means as such, but which was 100 or 1000 in version 4: check these prices':
    'Preiseinheit är 2 eller 3, som i version 5 är talet självt men i version 4 betydde 100 eller 1000: kontrollera dessa priser',
  'a price of version 4 without its article in the file does not say how many units it is for: materials keep what they have':
    'ett pris i version 4 utan sin artikel i filen säger inte hur många enheter det gäller: artiklarna behåller sin prisenhet',
  'discounts on a single article (Rabattkennzeichen 1 and 2) are the terms of the buyer of the file and were not taken over':
    'rabatter på en enskild artikel (Rabattkennzeichen 1 och 2) är en köpares egna villkor och hoppades över',
  'surcharges on a single article (Rabattkennzeichen 3) were not added to its list price':
    'tillägg på en enskild artikel (Rabattkennzeichen 3) lades inte till listpriset',
  'the discount is of an unknown Rabattkennzeichen and was ignored':
    'rabatten har ett okänt Rabattkennzeichen och hoppades över',
  'Verarbeitungskennzeichen is blank and was read as new (N)': 'Verarbeitungskennzeichen är tomt och lästes som ny (N)',
  'the EAN has a wrong length or check digit; the article is kept without it':
    'EAN har fel längd eller kontrollsiffra; artikeln importeras utan',
  'the EAN stands apart from its article and cannot be added to it':
    'EAN står skilt från sin artikel och kan inte läggas till den',
  'Hauptsatz 2 (B) says nothing that can be added to its article':
    'Hauptsatz 2 (B) har inga data som kan läggas till artikeln',
  'Verpackungsmenge is no whole number and was ignored': 'Verpackungsmenge är inte ett heltal och hoppades över',
  'metal is charged by its price of the day, which the file does not have: no surcharge was made; a price list with duties (duty_eur) tells it':
    'metall räknas efter dagspriset, som filen inte innehåller: inget tillägg skapades; importera en prislista med tillägg (duty_eur)',
  'a surcharge or reduction (Z) that is no staggered list price was ignored':
    'ett tillägg eller avdrag (Z) som inte är ett stegpris hoppades över',
  'the long text of the article is not in the file, or stands too far before it to be kept':
    'artikelns långa text finns inte i filen eller står för långt före den',
  'a text that no article of the file has was not used':
    'en text som ingen artikel i filen hänvisar till användes inte',
  'more texts stand before their articles than can be kept; the oldest were dropped':
    'för många texter står före sina artiklar; de äldsta föll bort',
  'a text of more than 20,000 characters was cut': 'en text på mer än 20 000 tecken kortades',
  'a text goes on after an article was given it; only the articles behind it have the whole':
    'en text fortsätter efter att den kopplats till en artikel; bara senare artiklar har hela texten',
  'a text names a block that does not stand before it, and was read without it':
    'en text hänvisar till ett block som inte står före den och lästes utan det',
  'the deletion of a text or price (L) changes nothing and was ignored':
    'borttagning av en text eller ett pris (L) har ingen effekt och hoppades över',
  'a character was lost before the file was written ("f?r"); the text was kept as it is':
    'ett tecken gick förlorat innan filen skrevs (”f?r”); texten ändrades inte',
  'the names of product groups (S) are given to articles of the same file only, as keywords':
    'namn på varugrupper (S) gäller bara artiklar i samma fil, som sökord',
  'services, working times and dangerous goods (C) were ignored':
    'tjänster, arbetstider och farligt gods (C) hoppades över',
  'a line of pictures (G) names no file and was ignored': 'en bildrad (G) nämner ingen fil och hoppades över',
  'pictures and drawings (G) were kept with their article; those that are names of files without an address are shown once a file tells where they are':
    'bilder och ritningar (G) sparades med sin artikel; filnamn utan adress visas när en fil anger adressen',
  'a set (J) is of the supplier’s articles together: the shop sells each by itself, so the set has no place in it':
    'en sats (J) består av flera av leverantörens artiklar: webbutiken säljer dem var för sig, så satsen hoppades över',
  'Mengde repeats SalgsPakning though PrisEnhet is the measured unit itself: the price was read as that of one unit':
    'Mengde upprepar SalgsPakning fast PrisEnhet är basenheten: priset lästes som priset på en enhet',
  'the price was read as that of Mengde units': 'priset lästes som priset på Mengde enheter',
  'the price is net: the article is kept without its discount group, so that no discount lowers it again':
    'priset är netto: artikeln importeras utan rabattgrupp, så att den inte rabatteras igen',
  'Rabatt has no meaning in a price file and was ignored': 'Rabatt betyder inget i en prisfil och hoppades över',
  'Status is not known and was read as available': 'Status är okänd och lästes som tillgänglig',
  'additional information (VX) of a kind the catalogue does not show was ignored':
    'tilläggsuppgifter (VX) som katalogen inte visar hoppades över',
  'a package larger than the article’s smallest was ignored': 'en förpackning större än artikelns minsta hoppades över',
  'the file names no language for its texts, which were read as English':
    'filen anger inget språk för sina texter; de lästes som engelska',
  'a column is in a language that the shop does not have, and was left out':
    'en kolumn är på ett språk som webbutiken inte har och är utelämnad',
  'units are told by ETIM’s codes alone: they are shown once its table of units is imported too':
    'enheter anges bara med ETIM-koder: importera ETIM-tabellen med enheter för att visa namnen',
  'a translation is in a language that the shop does not have, and was left out':
    'en översättning är på ett språk som webbutiken inte har, och är utelämnad',
  'what the release took out of the model was left out; it stays where the shop knows it':
    'det som utgåvan tagit bort ur modellen hoppades över; befintliga data blir kvar i webbutiken',
  'groups of classes have no place in the shop, which has a tree of its own':
    'klassgrupper hoppades över: webbutiken har sitt eget katalogträd',
  'classes of drawings (MC) were left out': 'klasser av ritningar (MC) är utelämnade',
  'a synonym was damaged by a spreadsheet and left out': 'en synonym var skadad av ett kalkylblad och är utelämnad',
  '{0} is another namespace than the version’s own; the file was read as BMEcat all the same':
    '{0} är inte versionens namnrymd; filen lästes ändå som BMEcat',
  '{0} is no language of the shop; texts in it were left out':
    '{0} är inte ett av webbutikens språk; texter på det är utelämnade',
  'texts name no language and the file has no default; they were taken for the default of its market':
    'texter anger inget språk och filen har inget standardspråk; marknadens standardspråk användes',
  'a text is escaped twice (&amp;sup2; for ²); it was read as meant':
    'en text är escapad två gånger (&amp;sup2; för ²); den avkodades',
  'a text holds markup; its words and line ends were kept':
    'en text innehåller uppmärkning; dess ord och radbrytningar behölls',
  'KEYWORD is longer than the format’s 50 characters and was kept':
    'KEYWORD är längre än formatets 50 tecken och importerades i sin helhet',
  'KEYWORD is too long or one of too many and was left out':
    'KEYWORD är för långt, eller så är de för många; det är utelämnat',
  'DESCRIPTION_SHORT is too long and was cut': 'DESCRIPTION_SHORT är för lång och kortades',
  'DESCRIPTION_SHORT is missing; the type designation or the number is the name':
    'DESCRIPTION_SHORT saknas; typbeteckningen eller numret användes som namn',
  'the description is too long for the catalogue and was cut': 'beskrivningen är för lång för katalogen och kortades',
  'ORDER_UNIT is missing; sold by the piece': 'ORDER_UNIT saknas; styck användes',
  'CONTENT_UNIT and NO_CU_PER_OU tell what is in a unit that is sold whole; they were left out':
    'CONTENT_UNIT och NO_CU_PER_OU anger innehållet i en enhet som säljs hel; de är utelämnade',
  'a quantity is no decimal above zero with at most three decimals and was left out':
    'en mängd är inte ett tal över noll med högst tre decimaler och är utelämnad',
  'a package larger than the smallest above one was left out':
    'en förpackning större än den minsta över ett är utelämnad',
  'a number has a decimal comma; it was read as a point': 'ett tal har decimalkomma; det lästes som punkt',
  'a price has no PRICE_AMOUNT: no list price was made of it':
    'ett pris har inget PRICE_AMOUNT: inget listpris skapades',
  'PRICE_AMOUNT is no decimal or too large: no list price was made of it':
    'PRICE_AMOUNT är inte ett tal eller för stort: inget listpris skapades',
  'the price is 0: the product is had on request, without a list price':
    'priset är 0: produkten fås på förfrågan, utan listpris',
  '{0} is a type of price that is no list price (a customer’s own, a recommended one); it was left out':
    '{0} är inte en listpristyp (t.ex. en kunds eget eller ett rekommenderat pris); den är utelämnad',
  'the list price includes tax (gros_list), which was taken out of it':
    'listpriset är med skatt (gros_list), som drogs av',
  'the list price includes tax (gros_list), but TAX is missing; it was left out':
    'listpriset är med skatt (gros_list), men TAX saknas; det är utelämnat',
  '{0} is the currency of a price, but of none of its markets; it was left out':
    '{0} är inte valutan på någon av prisets marknader; det är utelämnat',
  'PRICE_UNIT is another unit than the product is sold by; the price was left out':
    'PRICE_UNIT är en annan enhet än produktens försäljningsenhet; priset är utelämnat',
  'PRICE_QUANTITY is no quantity; the price was left out': 'PRICE_QUANTITY är inte en mängd; priset är utelämnat',
  'prices of another period than the catalogue’s were left out':
    'priser för en annan period än katalogens är utelämnade',
  'a date of validity is no date and was left out': 'ett giltighetsdatum är inte ett datum och är utelämnat',
  'a second price of the same type, market and quantity was left out':
    'ett andra pris av samma typ, marknad och mängd är utelämnat',
  'the lowest price holds from a larger quantity on; it was read as the price from the first on':
    'det lägsta priset gäller från en större mängd; det lästes som priset från 1',
  '{0} is a surcharge by a metal’s price of the day or by percent, for which no amount can be told; it was left out':
    '{0} är ett tillägg efter metallens dagspris eller i procent, vars belopp inte är känt; det är utelämnat',
  'DAILY_PRICE: the price changes by the day; it was left out': 'DAILY_PRICE: priset ändras dagligen; det är utelämnat',
  'a price update does not tell PRICE_QUANTITY; the price is for as many units as the material’s present one':
    'en prisändring anger inte PRICE_QUANTITY; artikelns nuvarande prisenhet användes',
  'the product has no list price: it can be shown, but not ordered until it has one':
    'produkten har inget listpris: den visas men kan inte beställas förrän den har ett',
  'EAN or GTIN is not a valid one (length or check digit) and was left out':
    'EAN eller GTIN är inte giltigt (längd eller kontrollsiffra) och är utelämnat',
  'a product has more other numbers than the catalogue keeps; the rest was left out':
    'en produkt har för många andra nummer; resten är utelämnade',
  'a number has more than 100 characters and was left out': 'ett nummer har mer än 100 tecken och är utelämnat',
  'a further ETIM class or version of a product was left out; the newest counts':
    'ännu en ETIM-klass eller -version av en produkt är utelämnad; den nyaste används',
  'REFERENCE_FEATURE_GROUP_ID is no ETIM class code (EC and six digits); its features are told as text':
    'REFERENCE_FEATURE_GROUP_ID är inte en ETIM-klasskod (EC och sex siffror); egenskaperna importerades som text',
  'a feature has no value (FVALUE is empty) and was left out':
    'en egenskap har inget värde (FVALUE är tom) och är utelämnad',
  'a feature says that its value is unknown or does not apply, and was left out':
    'en egenskaps värde är okänt eller inte tillämpligt; den är utelämnad',
  'an ETIM feature has several values; the first counts': 'en ETIM-egenskap har flera värden; det första användes',
  'an ETIM feature has a text for a value; it is kept as it is':
    'en ETIM-egenskap har en text som värde; den ändrades inte',
  'an ETIM feature is given twice; the first counts': 'en ETIM-egenskap anges två gånger; den första användes',
  'a material was made of a variant of a product: its number is the product’s with the supplement, the product’s other numbers are none of its own':
    'en artikel skapades av en produktvariant: dess nummer är produktens med suffixet; produktens andra nummer gäller inte för den',
  'a feature has neither code nor name and was left out': 'en egenskap har varken kod eller namn och är utelämnad',
  'a picture or document has no usable address, or is one of too many, and was left out':
    'en bild eller ett dokument har ingen användbar adress, eller så är de för många; det är utelämnat',
  '{0} is a picture that does not show the product (logo, icon); it was left out':
    '{0} är en bild som inte visar produkten (logotyp, ikon); den är utelämnad',
  '{0} is a kind of reference that the catalogue does not know; it was left out':
    '{0} är en okänd hänvisningstyp; den är utelämnad',
  'a product refers to itself; that was left out': 'en produkt hänvisar till sig själv; hänvisningen är utelämnad',
  'a product refers to more others than the catalogue keeps; the rest was left out':
    'en produkt har för många hänvisningar; resten är utelämnade',
  'a product has several followups; the first counts': 'en produkt har flera ersättare; den första användes',
  '{0} is a status without a meaning for sales; the product was read as available':
    '{0} är en status utan betydelse för försäljningen; produkten lästes som tillgänglig',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": produkten lästes som utgående, såld så länge lagret räcker',
  'groups of the supplier’s own tree: the shop’s tree stays as it is; they were left out':
    'grupper ur leverantörens eget träd är utelämnade: webbutiken behåller sitt eget träd',
  'products’ places in the supplier’s own tree were left out':
    'produkternas platser i leverantörens eget träd är utelämnade',
  '{0} is a classification system within the file; its names serve this file only, the shop’s ETIM stays':
    '{0} är en klassifikation i filen; dess namn används bara för denna fil, webbutikens ETIM är oförändrat',
  'what a line before tells of already; the first counts': 'finns redan på en tidigare rad; den första användes',
  'a town that came before with the same postal code; the first counts':
    'en ort med samma postnummer kom tidigare; den första användes',
};
