import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not introduce; it was left out':
    'ein Verweis nennt einen Lieferanten (SUPPLIER_IDREF), den die Datei nicht vorstellt; er wurde weggelassen',
  'the head names no currency; its prices were read as euros':
    'der Kopf nennt keine Währung; die Preise wurden als Euro gelesen',
  'the price is 0: the article is kept without a list price': 'der Preis ist 0: der Artikel bleibt ohne Listenpreis',
  'the price is net (Preiskennzeichen 2): what the buyer of the file pays is no list price, and was not taken over':
    'der Preis ist netto (Preiskennzeichen 2): was der Käufer der Datei zahlt, ist kein Listenpreis und wurde nicht übernommen',
  'the price is on request (Preiskennzeichen 9): the article is kept without a list price':
    'der Preis ist auf Anfrage (Preiskennzeichen 9): der Artikel bleibt ohne Listenpreis',
  'the price has a written fraction, read as part of its last digit (1872,5 is 18.725)':
    'der Preis hat einen geschriebenen Bruchteil, gelesen als Teil der letzten Ziffer (1872,5 ist 18,725)',
  'the price has more than four decimals and was rounded to four':
    'der Preis hat mehr als vier Dezimalen und wurde auf vier gerundet',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit ist leer und wurde als Stück gelesen',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit ist leer oder 0 und wurde als 1 gelesen',
  'Preiseinheit is written out (10, 100 or 1000) where version 4 has a code, and was read as such':
    'Preiseinheit ist ausgeschrieben (10, 100 oder 1000), wo Version 4 einen Code hat, und wurde so gelesen',
  'Preiseinheit is 2 or 3, which version 5 means as such, but which was 100 or 1000 in version 4: check these prices':
    'Preiseinheit ist 2 oder 3, in Version 5 wörtlich gemeint, in Version 4 aber 100 oder 1000: prüfen Sie diese Preise',
  'a price of version 4 without its article in the file does not say how many units it is for: materials keep what they have':
    'ein Preis der Version 4 ohne seinen Artikel in der Datei sagt nicht, für wie viele Einheiten er gilt: Artikel behalten, was sie haben',
  'discounts on a single article (Rabattkennzeichen 1 and 2) are the terms of the buyer of the file and were not taken over':
    'Rabatte auf einen einzelnen Artikel (Rabattkennzeichen 1 und 2) sind Bedingungen des Käufers der Datei und wurden nicht übernommen',
  'surcharges on a single article (Rabattkennzeichen 3) were not added to its list price':
    'Zuschläge auf einen einzelnen Artikel (Rabattkennzeichen 3) kamen nicht zum Listenpreis',
  'the discount is of an unknown Rabattkennzeichen and was ignored':
    'der Rabatt hat ein unbekanntes Rabattkennzeichen und wurde übergangen',
  'Verarbeitungskennzeichen is blank and was read as new (N)':
    'Verarbeitungskennzeichen ist leer und wurde als neu (N) gelesen',
  'the EAN has a wrong length or check digit; the article is kept without it':
    'die EAN hat eine falsche Länge oder Prüfziffer; der Artikel bleibt ohne sie',
  'the EAN stands apart from its article and cannot be added to it':
    'die EAN steht getrennt von ihrem Artikel und kann ihm nicht gegeben werden',
  'Hauptsatz 2 (B) says nothing that can be added to its article':
    'Hauptsatz 2 (B) sagt nichts, was der Artikel bekommen könnte',
  'Verpackungsmenge is no whole number and was ignored': 'Verpackungsmenge ist keine ganze Zahl und wurde übergangen',
  'metal is charged by its price of the day, which the file does not have: no surcharge was made; a price list with duties (duty_eur) tells it':
    'Metall wird zum Tagespreis berechnet, den die Datei nicht hat: es gibt keinen Zuschlag; eine Preisliste mit Zuschlägen (duty_eur) nennt ihn',
  'a surcharge or reduction (Z) that is no staggered list price was ignored':
    'ein Zu- oder Abschlag (Z), der kein Staffelpreis auf die Liste ist, wurde übergangen',
  'the long text of the article is not in the file, or stands too far before it to be kept':
    'der Langtext des Artikels steht nicht in der Datei oder zu weit vor ihm',
  'a text that no article of the file has was not used':
    'ein Text, den kein Artikel der Datei hat, wurde nicht verwendet',
  'more texts stand before their articles than can be kept; the oldest were dropped':
    'mehr Texte stehen vor ihren Artikeln, als aufbewahrt werden können; die ältesten fielen weg',
  'a text of more than 20,000 characters was cut': 'ein Text von mehr als 20.000 Zeichen wurde gekürzt',
  'a text goes on after an article was given it; only the articles behind it have the whole':
    'ein Text geht weiter, nachdem ein Artikel ihn bekam; nur die Artikel dahinter haben ihn ganz',
  'a text names a block that does not stand before it, and was read without it':
    'ein Text nennt einen Baustein, der nicht vor ihm steht, und wurde ohne ihn gelesen',
  'the deletion of a text or price (L) changes nothing and was ignored':
    'das Löschen eines Textes oder Preises (L) ändert nichts und wurde übergangen',
  'a character was lost before the file was written ("f?r"); the text was kept as it is':
    'ein Zeichen ging verloren, bevor die Datei geschrieben wurde („f?r“); der Text blieb, wie er ist',
  'the names of product groups (S) are given to articles of the same file only, as keywords':
    'die Namen von Warengruppen (S) bekommen nur Artikel derselben Datei, als Suchwörter',
  'services, working times and dangerous goods (C) were ignored':
    'Leistungen, Arbeitszeiten und Gefahrgut (C) wurden übergangen',
  'a line of pictures (G) names no file and was ignored': 'eine Bildzeile (G) nennt keine Datei und wurde übergangen',
  'pictures and drawings (G) were kept with their article; those that are names of files without an address are shown once a file tells where they are':
    'Bilder und Zeichnungen (G) bleiben bei ihrem Artikel; die nur Dateinamen ohne Adresse sind, erscheinen, sobald eine Datei sagt, wo sie liegen',
  'a set (J) is of the supplier’s articles together: the shop sells each by itself, so the set has no place in it':
    'ein Set (J) sind Artikel des Lieferanten zusammen: der Shop verkauft jeden für sich, das Set hat in ihm keinen Platz',
  'Mengde repeats SalgsPakning though PrisEnhet is the measured unit itself: the price was read as that of one unit':
    'Mengde wiederholt SalgsPakning, obwohl PrisEnhet selbst die Maßeinheit ist: der Preis wurde als der einer Einheit gelesen',
  'the price was read as that of Mengde units': 'der Preis wurde als der von Mengde Einheiten gelesen',
  'the price is net: the article is kept without its discount group, so that no discount lowers it again':
    'der Preis ist netto: der Artikel bleibt ohne seine Rabattgruppe, damit kein Rabatt ihn noch einmal senkt',
  'Rabatt has no meaning in a price file and was ignored':
    'Rabatt hat in einer Preisdatei keine Bedeutung und wurde übergangen',
  'Status is not known and was read as available': 'Status ist nicht bekannt und wurde als verfügbar gelesen',
  'additional information (VX) of a kind the catalogue does not show was ignored':
    'Zusatzangaben (VX), die der Katalog nicht zeigt, wurden übergangen',
  'a package larger than the article’s smallest was ignored':
    'eine Packung, größer als die kleinste des Artikels, wurde übergangen',
  'the file names no language for its texts, which were read as English':
    'die Datei nennt keine Sprache ihrer Texte; sie wurden als Englisch gelesen',
  'a column is in a language that the shop does not have, and was left out':
    'eine Spalte ist in einer Sprache, die der Shop nicht hat, und wurde weggelassen',
  'units are told by ETIM’s codes alone: they are shown once its table of units is imported too':
    'Einheiten nennt nur ihr ETIM-Code: sie erscheinen, sobald auch die Tabelle der Einheiten eingelesen ist',
  'a translation is in a language that the shop does not have, and was left out':
    'eine Übersetzung ist in einer Sprache, die der Shop nicht hat, und wurde weggelassen',
  'what the release took out of the model was left out; it stays where the shop knows it':
    'was die Ausgabe aus dem Modell genommen hat, wurde weggelassen; wo der Shop es kennt, bleibt es',
  'groups of classes have no place in the shop, which has a tree of its own':
    'Gruppen von Klassen haben im Shop keinen Platz, der seinen eigenen Baum hat',
  'classes of drawings (MC) were left out': 'Klassen von Zeichnungen (MC) wurden weggelassen',
  'a synonym was damaged by a spreadsheet and left out':
    'ein Synonym wurde von einer Tabellenkalkulation beschädigt und weggelassen',
  '{0} is another namespace than the version’s own; the file was read as BMEcat all the same':
    '{0} ist ein anderer Namensraum als der der Version; die Datei wurde trotzdem als BMEcat gelesen',
  '{0} is no language of the shop; texts in it were left out':
    '{0} ist keine Sprache des Shops; Texte darin wurden weggelassen',
  'texts name no language and the file has no default; they were taken for the default of its market':
    'Texte nennen keine Sprache und die Datei hat keine voreingestellte; sie gelten als die ihres Marktes',
  'a text is escaped twice (&amp;sup2; for ²); it was read as meant':
    'ein Text ist doppelt maskiert (&amp;sup2; für ²); er wurde wie gemeint gelesen',
  'a text holds markup; its words and line ends were kept':
    'ein Text enthält Auszeichnungen; seine Wörter und Zeilenenden blieben',
  'KEYWORD is longer than the format’s 50 characters and was kept':
    'KEYWORD ist länger als die 50 Zeichen des Formats und blieb',
  'KEYWORD is too long or one of too many and was left out':
    'KEYWORD ist zu lang oder eines zu viel und wurde weggelassen',
  'DESCRIPTION_SHORT is too long and was cut': 'DESCRIPTION_SHORT ist zu lang und wurde gekürzt',
  'DESCRIPTION_SHORT is missing; the type designation or the number is the name':
    'DESCRIPTION_SHORT fehlt; Typ oder Nummer ist der Name',
  'the description is too long for the catalogue and was cut':
    'die Beschreibung ist zu lang für den Katalog und wurde gekürzt',
  'ORDER_UNIT is missing; sold by the piece': 'ORDER_UNIT fehlt; verkauft wird stückweise',
  'CONTENT_UNIT and NO_CU_PER_OU tell what is in a unit that is sold whole; they were left out':
    'CONTENT_UNIT und NO_CU_PER_OU sagen, was in einer Einheit ist, die ganz verkauft wird; sie wurden weggelassen',
  'a quantity is no decimal above zero with at most three decimals and was left out':
    'eine Menge ist keine Dezimalzahl über null mit höchstens drei Dezimalen und wurde weggelassen',
  'a package larger than the smallest above one was left out':
    'eine Packung, größer als die kleinste über eins, wurde weggelassen',
  'a number has a decimal comma; it was read as a point': 'eine Zahl hat ein Dezimalkomma; es wurde als Punkt gelesen',
  'a price has no PRICE_AMOUNT: no list price was made of it':
    'ein Preis hat kein PRICE_AMOUNT: es gibt keinen Listenpreis',
  'PRICE_AMOUNT is no decimal or too large: no list price was made of it':
    'PRICE_AMOUNT ist keine Dezimalzahl oder zu groß: es gibt keinen Listenpreis',
  'the price is 0: the product is had on request, without a list price':
    'der Preis ist 0: das Produkt gibt es auf Anfrage, ohne Listenpreis',
  '{0} is a type of price that is no list price (a customer’s own, a recommended one); it was left out':
    '{0} ist eine Preisart, die kein Listenpreis ist (Kundenpreis, empfohlener Preis); sie wurde weggelassen',
  'the list price includes tax (gros_list), which was taken out of it':
    'der Listenpreis enthält Steuer (gros_list), die herausgerechnet wurde',
  'the list price includes tax (gros_list), but TAX is missing; it was left out':
    'der Listenpreis enthält Steuer (gros_list), aber TAX fehlt; er wurde weggelassen',
  '{0} is the currency of a price, but of none of its markets; it was left out':
    '{0} ist die Währung eines Preises, aber keines seiner Märkte; er wurde weggelassen',
  'PRICE_UNIT is another unit than the product is sold by; the price was left out':
    'PRICE_UNIT ist eine andere Einheit als die, in der das Produkt verkauft wird; der Preis wurde weggelassen',
  'PRICE_QUANTITY is no quantity; the price was left out':
    'PRICE_QUANTITY ist keine Menge; der Preis wurde weggelassen',
  'prices of another period than the catalogue’s were left out':
    'Preise eines anderen Zeitraums als dem des Katalogs wurden weggelassen',
  'a date of validity is no date and was left out': 'ein Gültigkeitstag ist kein Datum und wurde weggelassen',
  'a second price of the same type, market and quantity was left out':
    'ein zweiter Preis derselben Art, desselben Marktes und derselben Menge wurde weggelassen',
  'the lowest price holds from a larger quantity on; it was read as the price from the first on':
    'der niedrigste Preis gilt ab einer größeren Menge; er wurde als Preis ab der ersten gelesen',
  '{0} is a surcharge by a metal’s price of the day or by percent, for which no amount can be told; it was left out':
    '{0} ist ein Zuschlag nach dem Tagespreis eines Metalls oder in Prozent, für den sich kein Betrag sagen lässt; er wurde weggelassen',
  'DAILY_PRICE: the price changes by the day; it was left out':
    'DAILY_PRICE: der Preis ändert sich täglich; er wurde weggelassen',
  'a price update does not tell PRICE_QUANTITY; the price is for as many units as the material’s present one':
    'eine Preisänderung nennt PRICE_QUANTITY nicht; der Preis gilt für so viele Einheiten wie der bisherige',
  'the product has no list price: it can be shown, but not ordered until it has one':
    'das Produkt hat keinen Listenpreis: es wird gezeigt, kann aber erst mit einem bestellt werden',
  'EAN or GTIN is not a valid one (length or check digit) and was left out':
    'EAN oder GTIN ist nicht gültig (Länge oder Prüfziffer) und wurde weggelassen',
  'a product has more other numbers than the catalogue keeps; the rest was left out':
    'ein Produkt hat mehr andere Nummern, als der Katalog aufbewahrt; der Rest wurde weggelassen',
  'a number has more than 100 characters and was left out':
    'eine Nummer hat mehr als 100 Zeichen und wurde weggelassen',
  'a further ETIM class or version of a product was left out; the newest counts':
    'eine weitere ETIM-Klasse oder -Version eines Produkts wurde weggelassen; die neueste gilt',
  'REFERENCE_FEATURE_GROUP_ID is no ETIM class code (EC and six digits); its features are told as text':
    'REFERENCE_FEATURE_GROUP_ID ist kein Code einer ETIM-Klasse (EC und sechs Ziffern); ihre Merkmale stehen als Text',
  'a feature has no value (FVALUE is empty) and was left out':
    'ein Merkmal hat keinen Wert (FVALUE ist leer) und wurde weggelassen',
  'a feature says that its value is unknown or does not apply, and was left out':
    'ein Merkmal sagt, dass sein Wert unbekannt ist oder nicht zutrifft, und wurde weggelassen',
  'an ETIM feature has several values; the first counts': 'ein ETIM-Merkmal hat mehrere Werte; der erste gilt',
  'an ETIM feature has a text for a value; it is kept as it is':
    'ein ETIM-Merkmal hat einen Text als Wert; er bleibt, wie er ist',
  'an ETIM feature is given twice; the first counts': 'ein ETIM-Merkmal steht zweimal da; das erste gilt',
  'a material was made of a variant of a product: its number is the product’s with the supplement, the product’s other numbers are none of its own':
    'aus einer Variante eines Produkts wurde ein Artikel: seine Nummer ist die des Produkts mit dem Zusatz, die anderen Nummern des Produkts sind nicht seine',
  'a feature has neither code nor name and was left out': 'ein Merkmal hat weder Code noch Namen und wurde weggelassen',
  'a picture or document has no usable address, or is one of too many, and was left out':
    'ein Bild oder Dokument hat keine brauchbare Adresse oder ist eines zu viel und wurde weggelassen',
  '{0} is a picture that does not show the product (logo, icon); it was left out':
    '{0} ist ein Bild, das nicht das Produkt zeigt (Logo, Symbol); es wurde weggelassen',
  '{0} is a kind of reference that the catalogue does not know; it was left out':
    '{0} ist eine Art Verweis, die der Katalog nicht kennt; er wurde weggelassen',
  'a product refers to itself; that was left out': 'ein Produkt verweist auf sich selbst; das wurde weggelassen',
  'a product refers to more others than the catalogue keeps; the rest was left out':
    'ein Produkt verweist auf mehr andere, als der Katalog aufbewahrt; der Rest wurde weggelassen',
  'a product has several followups; the first counts': 'ein Produkt hat mehrere Nachfolger; der erste gilt',
  '{0} is a status without a meaning for sales; the product was read as available':
    '{0} ist ein Status ohne Bedeutung für den Verkauf; das Produkt wurde als verfügbar gelesen',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": das Produkt wurde als auslaufend gelesen, verkauft, solange der Vorrat reicht',
  'groups of the supplier’s own tree: the shop’s tree stays as it is; they were left out':
    'Gruppen aus dem Baum des Lieferanten: der des Shops bleibt, wie er ist; sie wurden weggelassen',
  'products’ places in the supplier’s own tree were left out':
    'die Plätze der Produkte im Baum des Lieferanten wurden weggelassen',
  '{0} is a classification system within the file; its names serve this file only, the shop’s ETIM stays':
    '{0} ist eine Klassifikation in der Datei; ihre Namen dienen nur dieser Datei, das ETIM des Shops bleibt',
  'what a line before tells of already; the first counts': 'was schon eine Zeile davor sagt; die erste gilt',
  'a town that came before with the same postal code; the first counts':
    'ein Ort, der mit derselben Postleitzahl schon vorkam; der erste gilt',
};
