import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped':
    'en hänvisning anger en leverantör (SUPPLIER_IDREF) som filen inte definierar; den hoppades över',
  'the header names no currency; its prices were read as euros': 'huvudet anger ingen valuta; priserna lästes som euro',
  'the price is 0: the material is imported without a list price': 'priset är 0: artikeln importeras utan listpris',
  'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped':
    'priset är netto (Preiskennzeichen 2): en köpares pris är inte ett listpris och hoppades över',
  'the price is on request (Preiskennzeichen 9): the material is imported without a list price':
    'priset är på förfrågan (Preiskennzeichen 9): artikeln importeras utan listpris',
  'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)':
    'priset har en bråkdel, läst som del av sista siffran (1872,5 är 18,725)',
  'the price has more than four decimals and was rounded to four':
    'priset har mer än fyra decimaler och avrundades till fyra',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit är tom och lästes som styck',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit är tom eller 0 och lästes som 1',
  'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number':
    'Preiseinheit är angiven som tal (10, 100 eller 1000) där version 4 har en kod, och lästes som talet',
  'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices':
    'Preiseinheit är 2 eller 3, som i version 5 är talet självt men i version 4 betydde 100 eller 1000: kontrollera dessa priser',
  'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit':
    'ett pris i version 4 utan sin artikel i filen säger inte hur många enheter det gäller: artiklarna behåller sin prisenhet',
  'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped':
    'rabatter på en enskild artikel (Rabattkennzeichen 1 och 2) är en köpares egna villkor och hoppades över',
  'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price':
    'tillägg på en enskild artikel (Rabattkennzeichen 3) lades inte till listpriset',
  'the discount has an unknown Rabattkennzeichen and was ignored':
    'rabatten har ett okänt Rabattkennzeichen och hoppades över',
  'Verarbeitungskennzeichen is blank and was read as new (N)': 'Verarbeitungskennzeichen är tomt och lästes som ny (N)',
  'the EAN has a wrong length or check digit; the material is imported without it':
    'EAN har fel längd eller kontrollsiffra; artikeln importeras utan',
  'the EAN is separate from its material and cannot be added to it':
    'EAN står skilt från sin artikel och kan inte läggas till den',
  'Hauptsatz 2 (B) has no data that can be added to its material':
    'Hauptsatz 2 (B) har inga data som kan läggas till artikeln',
  'Verpackungsmenge is not a whole number and was ignored': 'Verpackungsmenge är inte ett heltal och hoppades över',
  'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)':
    'metall räknas efter dagspriset, som filen inte innehåller: inget tillägg skapades; importera en prislista med tillägg (duty_eur)',
  'a surcharge or reduction (Z) that is not a graduated list price was ignored':
    'ett tillägg eller avdrag (Z) som inte är ett stegpris hoppades över',
  'the long text of the material is not in the file, or comes too far before it':
    'artikelns långa text finns inte i filen eller står för långt före den',
  'a text that no material in the file refers to was not used':
    'en text som ingen artikel i filen hänvisar till användes inte',
  'too many texts come before their materials; the oldest were dropped':
    'för många texter står före sina artiklar; de äldsta föll bort',
  'a text of more than 20,000 characters was shortened': 'en text på mer än 20 000 tecken kortades',
  'a text continues after it was assigned to a material; only later materials have the full text':
    'en text fortsätter efter att den kopplats till en artikel; bara senare artiklar har hela texten',
  'a text refers to a block that does not come before it, and was read without it':
    'en text hänvisar till ett block som inte står före den och lästes utan det',
  'the deletion of a text or price (L) has no effect and was ignored':
    'borttagning av en text eller ett pris (L) har ingen effekt och hoppades över',
  'a character was lost before the file was written (“f?r”); the text was not changed':
    'ett tecken gick förlorat innan filen skrevs (”f?r”); texten ändrades inte',
  'names of product groups (S) apply only to materials in the same file, as keywords':
    'namn på varugrupper (S) gäller bara artiklar i samma fil, som sökord',
  'services, working times and dangerous goods (C) were ignored':
    'tjänster, arbetstider och farligt gods (C) hoppades över',
  'a line of pictures (G) names no file and was ignored': 'en bildrad (G) nämner ingen fil och hoppades över',
  'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address':
    'bilder och ritningar (G) sparades med sin artikel; filnamn utan adress visas när en fil anger adressen',
  'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped':
    'en sats (J) består av flera av leverantörens artiklar: webbutiken säljer dem var för sig, så satsen hoppades över',
  'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit':
    'Mengde upprepar SalgsPakning fast PrisEnhet är basenheten: priset lästes som priset på en enhet',
  'the price was read as the price of Mengde units': 'priset lästes som priset på Mengde enheter',
  'the price is net: the material is imported without its discount group, so that it is not discounted again':
    'priset är netto: artikeln importeras utan rabattgrupp, så att den inte rabatteras igen',
  'Rabatt has no meaning in a price file and was ignored': 'Rabatt betyder inget i en prisfil och hoppades över',
  'Status is unknown and was read as available': 'Status är okänd och lästes som tillgänglig',
  'additional information (VX) of a kind that the catalog does not show was ignored':
    'tilläggsuppgifter (VX) som katalogen inte visar hoppades över',
  'a package larger than the material’s smallest was ignored':
    'en förpackning större än artikelns minsta hoppades över',
  'the file names no language for its texts; they were read as English':
    'filen anger inget språk för sina texter; de lästes som engelska',
  'a column is in a language that the shop does not have and was skipped':
    'en kolumn är på ett språk som webbutiken inte har och är utelämnad',
  'units are given as ETIM codes only: import the ETIM table of units to show their names':
    'enheter anges bara med ETIM-koder: importera ETIM-tabellen med enheter för att visa namnen',
  'a translation is in a language that the shop does not have and was skipped':
    'en översättning är på ett språk som webbutiken inte har, och är utelämnad',
  'entries removed from the model by this release were skipped; existing ones stay in the shop':
    'det som utgåvan tagit bort ur modellen hoppades över; befintliga data blir kvar i webbutiken',
  'class groups were skipped: the shop has its own catalog tree':
    'klassgrupper hoppades över: webbutiken har sitt eget katalogträd',
  'classes of drawings (MC) were skipped': 'klasser av ritningar (MC) är utelämnade',
  'a synonym was damaged by a spreadsheet and skipped': 'en synonym var skadad av ett kalkylblad och är utelämnad',
  '{0} is not the namespace of this version; the file was still read as BMEcat':
    '{0} är inte versionens namnrymd; filen lästes ändå som BMEcat',
  '{0} is not a language of the shop; texts in it were skipped':
    '{0} är inte ett av webbutikens språk; texter på det är utelämnade',
  'texts name no language and the file has no default; the default language of its market was used':
    'texter anger inget språk och filen har inget standardspråk; marknadens standardspråk användes',
  'a text is escaped twice (&amp;sup2; for ²); it was decoded':
    'en text är escapad två gånger (&amp;sup2; för ²); den avkodades',
  'a text contains markup; its words and line breaks were kept':
    'en text innehåller uppmärkning; dess ord och radbrytningar behölls',
  'KEYWORD is longer than the format’s 50 characters and was imported in full':
    'KEYWORD är längre än formatets 50 tecken och importerades i sin helhet',
  'KEYWORD is too long or there are too many; it was skipped':
    'KEYWORD är för långt, eller så är de för många; det är utelämnat',
  'DESCRIPTION_SHORT is too long and was shortened': 'DESCRIPTION_SHORT är för lång och kortades',
  'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name':
    'DESCRIPTION_SHORT saknas; typbeteckningen eller numret användes som namn',
  'the description is too long for the catalog and was shortened':
    'beskrivningen är för lång för katalogen och kortades',
  'ORDER_UNIT is missing; piece was used': 'ORDER_UNIT saknas; styck användes',
  'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped':
    'CONTENT_UNIT och NO_CU_PER_OU anger innehållet i en enhet som säljs hel; de är utelämnade',
  'a quantity is not a number above zero with at most three decimals and was skipped':
    'en mängd är inte ett tal över noll med högst tre decimaler och är utelämnad',
  'a package larger than the smallest above one was skipped':
    'en förpackning större än den minsta över ett är utelämnad',
  'a number has a decimal comma; it was read as a decimal point': 'ett tal har decimalkomma; det lästes som punkt',
  'a price has no PRICE_AMOUNT: no list price was created': 'ett pris har inget PRICE_AMOUNT: inget listpris skapades',
  'PRICE_AMOUNT is not a number or is too large: no list price was created':
    'PRICE_AMOUNT är inte ett tal eller för stort: inget listpris skapades',
  'the price is 0: the product is available on request, without a list price':
    'priset är 0: produkten fås på förfrågan, utan listpris',
  '{0} is not a list price type (for example a customer’s own or a recommended price); it was skipped':
    '{0} är inte en listpristyp (t.ex. en kunds eget eller ett rekommenderat pris); den är utelämnad',
  'the list price includes tax (gros_list), which was deducted': 'listpriset är med skatt (gros_list), som drogs av',
  'the list price includes tax (gros_list), but TAX is missing; it was skipped':
    'listpriset är med skatt (gros_list), men TAX saknas; det är utelämnat',
  '{0} is not the currency of any of the price’s markets; it was skipped':
    '{0} är inte valutan på någon av prisets marknader; det är utelämnat',
  'PRICE_UNIT differs from the product’s sales unit; the price was skipped':
    'PRICE_UNIT är en annan enhet än produktens försäljningsenhet; priset är utelämnat',
  'PRICE_QUANTITY is not a quantity; the price was skipped': 'PRICE_QUANTITY är inte en mängd; priset är utelämnat',
  'prices for another period than the catalog’s were skipped': 'priser för en annan period än katalogens är utelämnade',
  'a validity date is not a date and was skipped': 'ett giltighetsdatum är inte ett datum och är utelämnat',
  'a second price of the same type, market and quantity was skipped':
    'ett andra pris av samma typ, marknad och mängd är utelämnat',
  'the lowest price applies from a larger quantity; it was read as the price from 1':
    'det lägsta priset gäller från en större mängd; det lästes som priset från 1',
  '{0} is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped':
    '{0} är ett tillägg efter metallens dagspris eller i procent, vars belopp inte är känt; det är utelämnat',
  'DAILY_PRICE: the price changes daily; it was skipped': 'DAILY_PRICE: priset ändras dagligen; det är utelämnat',
  'a price update does not give PRICE_QUANTITY; the material’s current price unit was used':
    'en prisändring anger inte PRICE_QUANTITY; artikelns nuvarande prisenhet användes',
  'the product has no list price: it is shown, but can’t be ordered until it has one':
    'produkten har inget listpris: den visas men kan inte beställas förrän den har ett',
  'EAN or GTIN is invalid (length or check digit) and was skipped':
    'EAN eller GTIN är inte giltigt (längd eller kontrollsiffra) och är utelämnat',
  'a product has too many other numbers; the rest were skipped':
    'en produkt har för många andra nummer; resten är utelämnade',
  'a number has more than 100 characters and was skipped': 'ett nummer har mer än 100 tecken och är utelämnat',
  'another ETIM class or version of a product was skipped; the newest is used':
    'ännu en ETIM-klass eller -version av en produkt är utelämnad; den nyaste används',
  'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text':
    'REFERENCE_FEATURE_GROUP_ID är inte en ETIM-klasskod (EC och sex siffror); egenskaperna importerades som text',
  'a feature has no value (FVALUE is empty) and was skipped':
    'en egenskap har inget värde (FVALUE är tom) och är utelämnad',
  'a feature’s value is unknown or not applicable; it was skipped':
    'en egenskaps värde är okänt eller inte tillämpligt; den är utelämnad',
  'an ETIM feature has several values; the first was used': 'en ETIM-egenskap har flera värden; det första användes',
  'an ETIM feature has a text as its value; it was not changed':
    'en ETIM-egenskap har en text som värde; den ändrades inte',
  'an ETIM feature is given twice; the first was used': 'en ETIM-egenskap anges två gånger; den första användes',
  'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it':
    'en artikel skapades av en produktvariant: dess nummer är produktens med suffixet; produktens andra nummer gäller inte för den',
  'a feature has neither code nor name and was skipped': 'en egenskap har varken kod eller namn och är utelämnad',
  'a picture or document has no usable address, or there are too many; it was skipped':
    'en bild eller ett dokument har ingen användbar adress, eller så är de för många; det är utelämnat',
  '{0} is a picture that does not show the product (logo, icon); it was skipped':
    '{0} är en bild som inte visar produkten (logotyp, ikon); den är utelämnad',
  '{0} is an unknown reference type; it was skipped': '{0} är en okänd hänvisningstyp; den är utelämnad',
  'a product refers to itself; the reference was skipped':
    'en produkt hänvisar till sig själv; hänvisningen är utelämnad',
  'a product has too many references; the rest were skipped':
    'en produkt har för många hänvisningar; resten är utelämnade',
  'a product has several successors; the first was used': 'en produkt har flera ersättare; den första användes',
  '{0} is a status with no effect on sales; the product was read as available':
    '{0} är en status utan betydelse för försäljningen; produkten lästes som tillgänglig',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": produkten lästes som utgående, såld så länge lagret räcker',
  'groups of the supplier’s own tree were skipped: the shop keeps its own tree':
    'grupper ur leverantörens eget träd är utelämnade: webbutiken behåller sitt eget träd',
  'product positions in the supplier’s own tree were skipped':
    'produkternas platser i leverantörens eget träd är utelämnade',
  '{0} is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged':
    '{0} är en klassifikation i filen; dess namn används bara för denna fil, webbutikens ETIM är oförändrat',
  'already given in an earlier line; the first was used': 'finns redan på en tidigare rad; den första användes',
  'a town with the same postal code came earlier; the first was used':
    'en ort med samma postnummer kom tidigare; den första användes',
};
