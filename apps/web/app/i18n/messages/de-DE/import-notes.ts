import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not introduce; it was left out':
    'ein Verweis nennt einen Lieferanten (SUPPLIER_IDREF), den die Datei nicht definiert; er wurde übersprungen',
  'the head names no currency; its prices were read as euros':
    'der Kopf nennt keine Währung; die Preise wurden als Euro gelesen',
  'the price is 0: the article is kept without a list price':
    'der Preis ist 0: der Artikel wird ohne Listenpreis importiert',
  'the price is net (Preiskennzeichen 2): what the buyer of the file pays is no list price, and was not taken over':
    'der Preis ist netto (Preiskennzeichen 2): ein Käuferpreis ist kein Listenpreis und wurde übersprungen',
  'the price is on request (Preiskennzeichen 9): the article is kept without a list price':
    'der Preis ist auf Anfrage (Preiskennzeichen 9): der Artikel wird ohne Listenpreis importiert',
  'the price has a written fraction, read as part of its last digit (1872,5 is 18.725)':
    'der Preis enthält einen Bruchteil, gelesen als Teil der letzten Ziffer (1872,5 ist 18,725)',
  'the price has more than four decimals and was rounded to four':
    'der Preis hat mehr als vier Nachkommastellen und wurde auf vier gerundet',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit ist leer und wurde als Stück gelesen',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit ist leer oder 0 und wurde als 1 gelesen',
  'Preiseinheit is written out (10, 100 or 1000) where version 4 has a code, and was read as such':
    'Preiseinheit ist als Zahl angegeben (10, 100 oder 1000), wo Version 4 einen Code hat, und wurde als diese Zahl gelesen',
  'Preiseinheit is 2 or 3, which version 5 means as such, but which was 100 or 1000 in version 4: check these prices':
    'Preiseinheit ist 2 oder 3, in Version 5 die Zahl selbst, in Version 4 aber 100 oder 1000: prüfen Sie diese Preise',
  'a price of version 4 without its article in the file does not say how many units it is for: materials keep what they have':
    'ein Preis der Version 4 ohne seinen Artikel in der Datei sagt nicht, für wie viele Einheiten er gilt: die Artikel behalten ihre Preiseinheit',
  'discounts on a single article (Rabattkennzeichen 1 and 2) are the terms of the buyer of the file and were not taken over':
    'Rabatte auf einen einzelnen Artikel (Rabattkennzeichen 1 und 2) sind Konditionen eines Käufers und wurden übersprungen',
  'surcharges on a single article (Rabattkennzeichen 3) were not added to its list price':
    'Zuschläge auf einen einzelnen Artikel (Rabattkennzeichen 3) wurden nicht zum Listenpreis addiert',
  'the discount is of an unknown Rabattkennzeichen and was ignored':
    'der Rabatt hat ein unbekanntes Rabattkennzeichen und wurde ignoriert',
  'Verarbeitungskennzeichen is blank and was read as new (N)':
    'Verarbeitungskennzeichen ist leer und wurde als neu (N) gelesen',
  'the EAN has a wrong length or check digit; the article is kept without it':
    'die EAN hat eine falsche Länge oder Prüfziffer; der Artikel wird ohne sie importiert',
  'the EAN stands apart from its article and cannot be added to it':
    'die EAN steht getrennt von ihrem Artikel und kann ihm nicht zugeordnet werden',
  'Hauptsatz 2 (B) says nothing that can be added to its article':
    'Hauptsatz 2 (B) hat keine Daten, die dem Artikel hinzugefügt werden können',
  'Verpackungsmenge is no whole number and was ignored': 'Verpackungsmenge ist keine ganze Zahl und wurde ignoriert',
  'metal is charged by its price of the day, which the file does not have: no surcharge was made; a price list with duties (duty_eur) tells it':
    'Metall wird zum Tagespreis berechnet, den die Datei nicht enthält: es wurde kein Zuschlag angelegt; importieren Sie eine Preisliste mit Zuschlägen (duty_eur)',
  'a surcharge or reduction (Z) that is no staggered list price was ignored':
    'ein Zu- oder Abschlag (Z), der kein Staffelpreis der Liste ist, wurde ignoriert',
  'the long text of the article is not in the file, or stands too far before it to be kept':
    'der Langtext des Artikels steht nicht in der Datei oder zu weit vor ihm',
  'a text that no article of the file has was not used':
    'ein Text, auf den kein Artikel der Datei verweist, wurde nicht verwendet',
  'more texts stand before their articles than can be kept; the oldest were dropped':
    'zu viele Texte stehen vor ihren Artikeln; die ältesten wurden verworfen',
  'a text of more than 20,000 characters was cut': 'ein Text von mehr als 20.000 Zeichen wurde gekürzt',
  'a text goes on after an article was given it; only the articles behind it have the whole':
    'ein Text geht weiter, nachdem er einem Artikel zugeordnet wurde; nur spätere Artikel haben den ganzen Text',
  'a text names a block that does not stand before it, and was read without it':
    'ein Text verweist auf einen Baustein, der nicht vor ihm steht, und wurde ohne ihn gelesen',
  'the deletion of a text or price (L) changes nothing and was ignored':
    'das Löschen eines Textes oder Preises (L) hat keine Wirkung und wurde ignoriert',
  'a character was lost before the file was written ("f?r"); the text was kept as it is':
    'ein Zeichen ging verloren, bevor die Datei geschrieben wurde („f?r“); der Text wurde nicht geändert',
  'the names of product groups (S) are given to articles of the same file only, as keywords':
    'Namen von Warengruppen (S) gelten nur für Artikel derselben Datei, als Suchwörter',
  'services, working times and dangerous goods (C) were ignored':
    'Leistungen, Arbeitszeiten und Gefahrgut (C) wurden ignoriert',
  'a line of pictures (G) names no file and was ignored': 'eine Bildzeile (G) nennt keine Datei und wurde ignoriert',
  'pictures and drawings (G) were kept with their article; those that are names of files without an address are shown once a file tells where they are':
    'Bilder und Zeichnungen (G) wurden bei ihrem Artikel gespeichert; reine Dateinamen ohne Adresse erscheinen, sobald eine Datei die Adresse angibt',
  'a set (J) is of the supplier’s articles together: the shop sells each by itself, so the set has no place in it':
    'ein Set (J) fasst mehrere Artikel des Lieferanten zusammen: der Shop verkauft sie einzeln, daher wurde das Set übersprungen',
  'Mengde repeats SalgsPakning though PrisEnhet is the measured unit itself: the price was read as that of one unit':
    'Mengde wiederholt SalgsPakning, obwohl PrisEnhet die Basiseinheit ist: der Preis wurde als Preis einer Einheit gelesen',
  'the price was read as that of Mengde units': 'der Preis wurde als Preis von Mengde Einheiten gelesen',
  'the price is net: the article is kept without its discount group, so that no discount lowers it again':
    'der Preis ist netto: der Artikel wird ohne Rabattgruppe importiert, damit er nicht noch einmal rabattiert wird',
  'Rabatt has no meaning in a price file and was ignored':
    'Rabatt hat in einer Preisdatei keine Bedeutung und wurde ignoriert',
  'Status is not known and was read as available': 'Status ist unbekannt und wurde als verfügbar gelesen',
  'additional information (VX) of a kind the catalogue does not show was ignored':
    'Zusatzangaben (VX) einer Art, die der Katalog nicht anzeigt, wurden ignoriert',
  'a package larger than the article’s smallest was ignored':
    'eine Packung, größer als die kleinste des Artikels, wurde ignoriert',
  'the file names no language for its texts, which were read as English':
    'die Datei nennt keine Sprache für ihre Texte; sie wurden als Englisch gelesen',
  'a column is in a language that the shop does not have, and was left out':
    'eine Spalte ist in einer Sprache, die der Shop nicht hat, und wurde übersprungen',
  'units are told by ETIM’s codes alone: they are shown once its table of units is imported too':
    'Einheiten sind nur als ETIM-Codes angegeben: importieren Sie die ETIM-Tabelle der Einheiten, um ihre Namen anzuzeigen',
  'a translation is in a language that the shop does not have, and was left out':
    'eine Übersetzung ist in einer Sprache, die der Shop nicht hat, und wurde übersprungen',
  'what the release took out of the model was left out; it stays where the shop knows it':
    'was die Ausgabe aus dem Modell entfernt hat, wurde übersprungen; vorhandene Daten bleiben im Shop',
  'groups of classes have no place in the shop, which has a tree of its own':
    'Klassengruppen wurden übersprungen: der Shop hat seinen eigenen Katalogbaum',
  'classes of drawings (MC) were left out': 'Klassen von Zeichnungen (MC) wurden übersprungen',
  'a synonym was damaged by a spreadsheet and left out':
    'ein Synonym wurde von einer Tabellenkalkulation beschädigt und weggelassen',
  '{0} is another namespace than the version’s own; the file was read as BMEcat all the same':
    '{0} ist nicht der Namensraum dieser Version; die Datei wurde trotzdem als BMEcat gelesen',
  '{0} is no language of the shop; texts in it were left out':
    '{0} ist keine Sprache des Shops; Texte darin wurden weggelassen',
  'texts name no language and the file has no default; they were taken for the default of its market':
    'Texte nennen keine Sprache, und die Datei hat keinen Standard; die Standardsprache ihres Marktes wurde verwendet',
  'a text is escaped twice (&amp;sup2; for ²); it was read as meant':
    'ein Text ist doppelt maskiert (&amp;sup2; für ²); er wurde dekodiert',
  'a text holds markup; its words and line ends were kept':
    'ein Text enthält Markup; Wörter und Zeilenumbrüche wurden beibehalten',
  'KEYWORD is longer than the format’s 50 characters and was kept':
    'KEYWORD ist länger als die 50 Zeichen des Formats und wurde vollständig importiert',
  'KEYWORD is too long or one of too many and was left out':
    'KEYWORD ist zu lang, oder es sind zu viele; es wurde weggelassen',
  'DESCRIPTION_SHORT is too long and was cut': 'DESCRIPTION_SHORT ist zu lang und wurde gekürzt',
  'DESCRIPTION_SHORT is missing; the type designation or the number is the name':
    'DESCRIPTION_SHORT fehlt; Typbezeichnung oder Nummer wurde als Name verwendet',
  'the description is too long for the catalogue and was cut':
    'die Beschreibung ist zu lang für den Katalog und wurde gekürzt',
  'ORDER_UNIT is missing; sold by the piece': 'ORDER_UNIT fehlt; Stück wurde verwendet',
  'CONTENT_UNIT and NO_CU_PER_OU tell what is in a unit that is sold whole; they were left out':
    'CONTENT_UNIT und NO_CU_PER_OU beschreiben den Inhalt einer Einheit, die ganz verkauft wird; sie wurden weggelassen',
  'a quantity is no decimal above zero with at most three decimals and was left out':
    'eine Menge ist keine Zahl über null mit höchstens drei Nachkommastellen und wurde weggelassen',
  'a package larger than the smallest above one was left out':
    'eine Packung, größer als die kleinste über eins, wurde weggelassen',
  'a number has a decimal comma; it was read as a point': 'eine Zahl hat ein Dezimalkomma; es wurde als Punkt gelesen',
  'a price has no PRICE_AMOUNT: no list price was made of it':
    'ein Preis hat kein PRICE_AMOUNT: es wurde kein Listenpreis angelegt',
  'PRICE_AMOUNT is no decimal or too large: no list price was made of it':
    'PRICE_AMOUNT ist keine Zahl oder zu groß: es wurde kein Listenpreis angelegt',
  'the price is 0: the product is had on request, without a list price':
    'der Preis ist 0: das Produkt ist auf Anfrage erhältlich, ohne Listenpreis',
  '{0} is a type of price that is no list price (a customer’s own, a recommended one); it was left out':
    '{0} ist keine Listenpreisart (z. B. Kundenpreis oder empfohlener Preis); sie wurde weggelassen',
  'the list price includes tax (gros_list), which was taken out of it':
    'der Listenpreis enthält Steuer (gros_list), die herausgerechnet wurde',
  'the list price includes tax (gros_list), but TAX is missing; it was left out':
    'der Listenpreis enthält Steuer (gros_list), aber TAX fehlt; er wurde weggelassen',
  '{0} is the currency of a price, but of none of its markets; it was left out':
    '{0} ist nicht die Währung eines der Märkte des Preises; er wurde weggelassen',
  'PRICE_UNIT is another unit than the product is sold by; the price was left out':
    'PRICE_UNIT weicht von der Verkaufseinheit des Produkts ab; der Preis wurde weggelassen',
  'PRICE_QUANTITY is no quantity; the price was left out':
    'PRICE_QUANTITY ist keine Menge; der Preis wurde weggelassen',
  'prices of another period than the catalogue’s were left out':
    'Preise für einen anderen Zeitraum als den des Katalogs wurden weggelassen',
  'a date of validity is no date and was left out': 'ein Gültigkeitsdatum ist kein Datum und wurde weggelassen',
  'a second price of the same type, market and quantity was left out':
    'ein zweiter Preis derselben Art, desselben Marktes und derselben Menge wurde weggelassen',
  'the lowest price holds from a larger quantity on; it was read as the price from the first on':
    'der niedrigste Preis gilt ab einer größeren Menge; er wurde als Preis ab 1 gelesen',
  '{0} is a surcharge by a metal’s price of the day or by percent, for which no amount can be told; it was left out':
    '{0} ist ein Zuschlag nach Metall-Tagespreis oder in Prozent, dessen Betrag nicht bekannt ist; er wurde weggelassen',
  'DAILY_PRICE: the price changes by the day; it was left out':
    'DAILY_PRICE: der Preis ändert sich täglich; er wurde weggelassen',
  'a price update does not tell PRICE_QUANTITY; the price is for as many units as the material’s present one':
    'eine Preisänderung nennt PRICE_QUANTITY nicht; die aktuelle Preiseinheit des Artikels wurde verwendet',
  'the product has no list price: it can be shown, but not ordered until it has one':
    'das Produkt hat keinen Listenpreis: es wird angezeigt, ist aber erst mit Listenpreis bestellbar',
  'EAN or GTIN is not a valid one (length or check digit) and was left out':
    'EAN oder GTIN ist ungültig (Länge oder Prüfziffer) und wurde weggelassen',
  'a product has more other numbers than the catalogue keeps; the rest was left out':
    'ein Produkt hat zu viele andere Nummern; der Rest wurde weggelassen',
  'a number has more than 100 characters and was left out':
    'eine Nummer hat mehr als 100 Zeichen und wurde weggelassen',
  'a further ETIM class or version of a product was left out; the newest counts':
    'eine weitere ETIM-Klasse oder -Version eines Produkts wurde weggelassen; die neueste wird verwendet',
  'REFERENCE_FEATURE_GROUP_ID is no ETIM class code (EC and six digits); its features are told as text':
    'REFERENCE_FEATURE_GROUP_ID ist kein Code einer ETIM-Klasse (EC und sechs Ziffern); ihre Merkmale wurden als Text importiert',
  'a feature has no value (FVALUE is empty) and was left out':
    'ein Merkmal hat keinen Wert (FVALUE ist leer) und wurde weggelassen',
  'a feature says that its value is unknown or does not apply, and was left out':
    'der Wert eines Merkmals ist unbekannt oder trifft nicht zu; es wurde weggelassen',
  'an ETIM feature has several values; the first counts':
    'ein ETIM-Merkmal hat mehrere Werte; der erste wurde verwendet',
  'an ETIM feature has a text for a value; it is kept as it is':
    'ein ETIM-Merkmal hat einen Text als Wert; er wurde nicht geändert',
  'an ETIM feature is given twice; the first counts':
    'ein ETIM-Merkmal ist zweimal angegeben; das erste wurde verwendet',
  'a material was made of a variant of a product: its number is the product’s with the supplement, the product’s other numbers are none of its own':
    'aus einer Produktvariante wurde ein Artikel angelegt: seine Nummer ist die des Produkts mit Zusatz; die anderen Nummern des Produkts gelten nicht für ihn',
  'a feature has neither code nor name and was left out': 'ein Merkmal hat weder Code noch Namen und wurde weggelassen',
  'a picture or document has no usable address, or is one of too many, and was left out':
    'ein Bild oder Dokument hat keine brauchbare Adresse, oder es sind zu viele; es wurde weggelassen',
  '{0} is a picture that does not show the product (logo, icon); it was left out':
    '{0} ist ein Bild, das nicht das Produkt zeigt (Logo, Symbol); es wurde weggelassen',
  '{0} is a kind of reference that the catalogue does not know; it was left out':
    '{0} ist eine unbekannte Verweisart; der Verweis wurde weggelassen',
  'a product refers to itself; that was left out':
    'ein Produkt verweist auf sich selbst; der Verweis wurde weggelassen',
  'a product refers to more others than the catalogue keeps; the rest was left out':
    'ein Produkt hat zu viele Verweise; der Rest wurde weggelassen',
  'a product has several followups; the first counts': 'ein Produkt hat mehrere Nachfolger; der erste wurde verwendet',
  '{0} is a status without a meaning for sales; the product was read as available':
    '{0} ist ein Status ohne Auswirkung auf den Verkauf; das Produkt wurde als verfügbar gelesen',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": das Produkt wurde als auslaufend gelesen, verkauft, solange der Vorrat reicht',
  'groups of the supplier’s own tree: the shop’s tree stays as it is; they were left out':
    'Gruppen aus dem eigenen Baum des Lieferanten wurden weggelassen: der Shop behält seinen Baum',
  'products’ places in the supplier’s own tree were left out':
    'Positionen der Produkte im eigenen Baum des Lieferanten wurden weggelassen',
  '{0} is a classification system within the file; its names serve this file only, the shop’s ETIM stays':
    '{0} ist eine in der Datei definierte Klassifikation; ihre Namen werden nur für diese Datei verwendet, das ETIM des Shops bleibt unverändert',
  'what a line before tells of already; the first counts':
    'steht schon in einer früheren Zeile; die erste wurde verwendet',
  'a town that came before with the same postal code; the first counts':
    'ein Ort mit derselben Postleitzahl kam schon vor; der erste wurde verwendet',
};
