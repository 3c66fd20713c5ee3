import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped':
    'en henvisning oppgir en leverandør (SUPPLIER_IDREF) som filen ikke definerer; den er hoppet over',
  'the header names no currency; its prices were read as euros': 'hodet oppgir ingen valuta; prisene er lest som euro',
  'the price is 0: the material is imported without a list price': 'prisen er 0: varen importeres uten listepris',
  'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped':
    'prisen er netto (Preiskennzeichen 2): en kjøpers pris er ikke en listepris og er hoppet over',
  'the price is on request (Preiskennzeichen 9): the material is imported without a list price':
    'prisen er på forespørsel (Preiskennzeichen 9): varen importeres uten listepris',
  'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)':
    'prisen har en brøkdel, lest som del av det siste sifferet (1872,5 er 18,725)',
  'the price has more than four decimals and was rounded to four':
    'prisen har mer enn fire desimaler og er avrundet til fire',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit er tom og er lest som stk.',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit er tom eller 0 og er lest som 1',
  'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number':
    'Preiseinheit er oppgitt som tall (10, 100 eller 1000) der versjon 4 har en kode, og er lest som tallet',
  'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices':
    'Preiseinheit er 2 eller 3, som i versjon 5 er selve tallet, men i versjon 4 betydde 100 eller 1000: kontroller disse prisene',
  'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit':
    'en pris i versjon 4 uten varen i filen sier ikke hvor mange enheter den gjelder: varene beholder prisenheten',
  'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped':
    'rabatter på en enkelt vare (Rabattkennzeichen 1 og 2) er en kjøpers egne vilkår og er hoppet over',
  'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price':
    'tillegg på en enkelt vare (Rabattkennzeichen 3) er ikke lagt til listeprisen',
  'the discount has an unknown Rabattkennzeichen and was ignored':
    'rabatten har et ukjent Rabattkennzeichen og er hoppet over',
  'Verarbeitungskennzeichen is blank and was read as new (N)': 'Verarbeitungskennzeichen er tom og er lest som ny (N)',
  'the EAN has a wrong length or check digit; the material is imported without it':
    'EAN har feil lengde eller kontrollsiffer; varen importeres uten',
  'the EAN is separate from its material and cannot be added to it':
    'EAN står atskilt fra varen sin og kan ikke legges til den',
  'Hauptsatz 2 (B) has no data that can be added to its material':
    'Hauptsatz 2 (B) har ingen data som kan legges til varen',
  'Verpackungsmenge is not a whole number and was ignored': 'Verpackungsmenge er ikke et heltall og er hoppet over',
  'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)':
    'metall beregnes etter dagsprisen, som filen ikke inneholder: det er ikke opprettet noe tillegg; importer en prisliste med tillegg (duty_eur)',
  'a surcharge or reduction (Z) that is not a graduated list price was ignored':
    'et tillegg eller fradrag (Z) som ikke er en trappepris, er hoppet over',
  'the long text of the material is not in the file, or comes too far before it':
    'varens lange tekst er ikke i filen eller står for langt foran den',
  'a text that no material in the file refers to was not used':
    'en tekst som ingen vare i filen viser til, er ikke brukt',
  'too many texts come before their materials; the oldest were dropped':
    'for mange tekster står foran varene sine; de eldste er utelatt',
  'a text of more than 20,000 characters was shortened': 'en tekst på mer enn 20 000 tegn er forkortet',
  'a text continues after it was assigned to a material; only later materials have the full text':
    'en tekst fortsetter etter at den er knyttet til en vare; bare senere varer har hele teksten',
  'a text refers to a block that does not come before it, and was read without it':
    'en tekst viser til en blokk som ikke står foran den, og er lest uten',
  'the deletion of a text or price (L) has no effect and was ignored':
    'sletting av en tekst eller pris (L) har ingen virkning og er hoppet over',
  'a character was lost before the file was written (“f?r”); the text was not changed':
    'et tegn gikk tapt før filen ble skrevet («f?r»); teksten er ikke endret',
  'names of product groups (S) apply only to materials in the same file, as keywords':
    'navn på varegrupper (S) gjelder bare varer i samme fil, som søkeord',
  'services, working times and dangerous goods (C) were ignored':
    'ytelser, arbeidstider og farlig gods (C) er hoppet over',
  'a line of pictures (G) names no file and was ignored': 'en bildelinje (G) nevner ingen fil og er hoppet over',
  'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address':
    'bilder og tegninger (G) er lagret med varen; filnavn uten adresse vises når en fil oppgir adressen',
  'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped':
    'et sett (J) samler flere av leverandørens varer: nettbutikken selger dem hver for seg, så settet er hoppet over',
  'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit':
    'Mengde gjentar SalgsPakning selv om PrisEnhet er basisenheten: prisen er lest som prisen på én enhet',
  'the price was read as the price of Mengde units': 'prisen er lest som prisen på Mengde enheter',
  'the price is net: the material is imported without its discount group, so that it is not discounted again':
    'prisen er netto: varen importeres uten rabattgruppe, så den ikke rabatteres igjen',
  'Rabatt has no meaning in a price file and was ignored': 'Rabatt betyr ingenting i en prisfil og er hoppet over',
  'Status is unknown and was read as available': 'Status er ukjent og er lest som tilgjengelig',
  'additional information (VX) of a kind that the catalog does not show was ignored':
    'tilleggsopplysninger (VX) som katalogen ikke viser, er hoppet over',
  'a package larger than the material’s smallest was ignored': 'en pakning større enn varens minste er hoppet over',
  'the file names no language for its texts; they were read as English':
    'filen oppgir ikke språk for tekstene; de er lest som engelsk',
  'a column is in a language that the shop does not have and was skipped':
    'en kolonne er på et språk nettbutikken ikke har, og er utelatt',
  'units are given as ETIM codes only: import the ETIM table of units to show their names':
    'enheter er bare oppgitt som ETIM-koder: importer ETIM-tabellen med enheter for å vise navnene',
  'a translation is in a language that the shop does not have and was skipped':
    'en oversettelse er på et språk nettbutikken ikke har, og er utelatt',
  'entries removed from the model by this release were skipped; existing ones stay in the shop':
    'det utgaven har fjernet fra modellen, er hoppet over; eksisterende data blir i nettbutikken',
  'class groups were skipped: the shop has its own catalog tree':
    'klassegrupper er hoppet over: nettbutikken har sitt eget katalogtre',
  'classes of drawings (MC) were skipped': 'klasser av tegninger (MC) er utelatt',
  'a synonym was damaged by a spreadsheet and skipped': 'et synonym var skadet av et regneark og er utelatt',
  '{0} is not the namespace of this version; the file was still read as BMEcat':
    '{0} er ikke versjonens navnerom; filen er likevel lest som BMEcat',
  '{0} is not a language of the shop; texts in it were skipped':
    '{0} er ikke et av nettbutikkens språk; tekster på det er utelatt',
  'texts name no language and the file has no default; the default language of its market was used':
    'tekster oppgir ikke språk, og filen har ikke noe standardspråk; markedets standardspråk er brukt',
  'a text is escaped twice (&amp;sup2; for ²); it was decoded':
    'en tekst er escapet to ganger (&amp;sup2; for ²); den er dekodet',
  'a text contains markup; its words and line breaks were kept':
    'en tekst inneholder oppmerking; ordene og linjeskiftene er beholdt',
  'KEYWORD is longer than the format’s 50 characters and was imported in full':
    'KEYWORD er lengre enn formatets 50 tegn og er importert i full lengde',
  'KEYWORD is too long or there are too many; it was skipped':
    'KEYWORD er for langt, eller det er for mange; det er utelatt',
  'DESCRIPTION_SHORT is too long and was shortened': 'DESCRIPTION_SHORT er for lang og er forkortet',
  'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name':
    'DESCRIPTION_SHORT mangler; typebetegnelsen eller nummeret er brukt som navn',
  'the description is too long for the catalog and was shortened':
    'beskrivelsen er for lang for katalogen og er forkortet',
  'ORDER_UNIT is missing; piece was used': 'ORDER_UNIT mangler; stk. er brukt',
  'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped':
    'CONTENT_UNIT og NO_CU_PER_OU oppgir innholdet i en enhet som selges hel; de er utelatt',
  'a quantity is not a number above zero with at most three decimals and was skipped':
    'en mengde er ikke et tall over null med høyst tre desimaler og er utelatt',
  'a package larger than the smallest above one was skipped': 'en pakning større enn den minste over én er utelatt',
  'a number has a decimal comma; it was read as a decimal point': 'et tall har desimalkomma; det er lest som punktum',
  'a price has no PRICE_AMOUNT: no list price was created':
    'en pris har ikke PRICE_AMOUNT: det er ikke opprettet noen listepris',
  'PRICE_AMOUNT is not a number or is too large: no list price was created':
    'PRICE_AMOUNT er ikke et tall eller for stort: det er ikke opprettet noen listepris',
  'the price is 0: the product is available on request, without a list price':
    'prisen er 0: produktet fås på forespørsel, uten listepris',
  '{0} is not a list price type (for example a customer’s own or a recommended price); it was skipped':
    '{0} er ikke en listepristype (f.eks. en kundes egen eller en veiledende pris); den er utelatt',
  'the list price includes tax (gros_list), which was deducted':
    'listeprisen er med avgift (gros_list), som er trukket fra',
  'the list price includes tax (gros_list), but TAX is missing; it was skipped':
    'listeprisen er med avgift (gros_list), men TAX mangler; den er utelatt',
  '{0} is not the currency of any of the price’s markets; it was skipped':
    '{0} er ikke valutaen i noen av prisens markeder; den er utelatt',
  'PRICE_UNIT differs from the product’s sales unit; the price was skipped':
    'PRICE_UNIT er en annen enhet enn produktets salgsenhet; prisen er utelatt',
  'PRICE_QUANTITY is not a quantity; the price was skipped': 'PRICE_QUANTITY er ikke en mengde; prisen er utelatt',
  'prices for another period than the catalog’s were skipped': 'priser for en annen periode enn katalogens er utelatt',
  'a validity date is not a date and was skipped': 'en gyldighetsdato er ikke en dato og er utelatt',
  'a second price of the same type, market and quantity was skipped':
    'en pris til av samme type, marked og mengde er utelatt',
  'the lowest price applies from a larger quantity; it was read as the price from 1':
    'den laveste prisen gjelder fra en større mengde; den er lest som prisen fra 1',
  '{0} is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped':
    '{0} er et tillegg etter metallets dagspris eller i prosent, der beløpet ikke er kjent; det er utelatt',
  'DAILY_PRICE: the price changes daily; it was skipped': 'DAILY_PRICE: prisen skifter hver dag; den er utelatt',
  'a price update does not give PRICE_QUANTITY; the material’s current price unit was used':
    'en prisendring oppgir ikke PRICE_QUANTITY; varens nåværende prisenhet er brukt',
  'the product has no list price: it is shown, but can’t be ordered until it has one':
    'produktet har ingen listepris: det vises, men kan først bestilles når det har en',
  'EAN or GTIN is invalid (length or check digit) and was skipped':
    'EAN eller GTIN er ikke gyldig (lengde eller kontrollsiffer) og er utelatt',
  'a product has too many other numbers; the rest were skipped':
    'et produkt har for mange andre numre; resten er utelatt',
  'a number has more than 100 characters and was skipped': 'et nummer har mer enn 100 tegn og er utelatt',
  'another ETIM class or version of a product was skipped; the newest is used':
    'enda en ETIM-klasse eller -versjon av et produkt er utelatt; den nyeste er brukt',
  'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text':
    'REFERENCE_FEATURE_GROUP_ID er ikke en ETIM-klassekode (EC og seks sifre); egenskapene er importert som tekst',
  'a feature has no value (FVALUE is empty) and was skipped':
    'en egenskap har ingen verdi (FVALUE er tom) og er utelatt',
  'a feature’s value is unknown or not applicable; it was skipped':
    'verdien av en egenskap er ukjent eller ikke aktuell; den er utelatt',
  'an ETIM feature has several values; the first was used': 'en ETIM-egenskap har flere verdier; den første er brukt',
  'an ETIM feature has a text as its value; it was not changed':
    'en ETIM-egenskap har en tekst som verdi; den er ikke endret',
  'an ETIM feature is given twice; the first was used': 'en ETIM-egenskap er oppgitt to ganger; den første er brukt',
  'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it':
    'en vare er opprettet av en produktvariant: nummeret er produktets med suffikset; produktets andre numre gjelder ikke for den',
  'a feature has neither code nor name and was skipped': 'en egenskap har verken kode eller navn og er utelatt',
  'a picture or document has no usable address, or there are too many; it was skipped':
    'et bilde eller dokument har ingen brukbar adresse, eller det er for mange; det er utelatt',
  '{0} is a picture that does not show the product (logo, icon); it was skipped':
    '{0} er et bilde som ikke viser produktet (logo, ikon); det er utelatt',
  '{0} is an unknown reference type; it was skipped': '{0} er en ukjent henvisningstype; den er utelatt',
  'a product refers to itself; the reference was skipped': 'et produkt viser til seg selv; henvisningen er utelatt',
  'a product has too many references; the rest were skipped':
    'et produkt har for mange henvisninger; resten er utelatt',
  'a product has several successors; the first was used': 'et produkt har flere etterfølgere; den første er brukt',
  '{0} is a status with no effect on sales; the product was read as available':
    '{0} er en status uten betydning for salget; produktet er lest som tilgjengelig',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": produktet er lest som utgående, solgt så lenge lageret rekker',
  'groups of the supplier’s own tree were skipped: the shop keeps its own tree':
    'grupper fra leverandørens eget tre er utelatt: nettbutikken beholder sitt eget tre',
  'product positions in the supplier’s own tree were skipped':
    'produktenes plasser i leverandørens eget tre er utelatt',
  '{0} is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged':
    '{0} er en klassifikasjon i filen; navnene brukes bare for denne filen, nettbutikkens ETIM er uendret',
  'already given in an earlier line; the first was used': 'finnes allerede i en tidligere linje; den første er brukt',
  'a town with the same postal code came earlier; the first was used':
    'et sted med samme postnummer kom tidligere; det første er brukt',
};
