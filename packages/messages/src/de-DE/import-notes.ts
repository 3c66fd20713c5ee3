import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped':
    'ein Verweis nennt einen Lieferanten (SUPPLIER_IDREF), den die Datei nicht definiert; er wurde übersprungen',
  'the header names no currency; its prices were read as euros':
    'der Kopf nennt keine Währung; die Preise wurden als Euro gelesen',
  'the price is 0: the material is imported without a list price':
    'der Preis ist 0: der Artikel wird ohne Listenpreis importiert',
  'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped':
    'der Preis ist netto (Preiskennzeichen 2): ein Käuferpreis ist kein Listenpreis und wurde übersprungen',
  'the price is on request (Preiskennzeichen 9): the material is imported without a list price':
    'der Preis ist auf Anfrage (Preiskennzeichen 9): der Artikel wird ohne Listenpreis importiert',
  'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)':
    'der Preis enthält einen Bruchteil, gelesen als Teil der letzten Ziffer (1872,5 ist 18,725)',
  'the price has more than four decimals and was rounded to four':
    'der Preis hat mehr als vier Nachkommastellen und wurde auf vier gerundet',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit ist leer und wurde als Stück gelesen',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit ist leer oder 0 und wurde als 1 gelesen',
  'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number':
    'Preiseinheit ist als Zahl angegeben (10, 100 oder 1000), wo Version 4 einen Code hat, und wurde als diese Zahl gelesen',
  'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices':
    'Preiseinheit ist 2 oder 3, in Version 5 die Zahl selbst, in Version 4 aber 100 oder 1000: prüfen Sie diese Preise',
  'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit':
    'ein Preis der Version 4 ohne seinen Artikel in der Datei sagt nicht, für wie viele Einheiten er gilt: die Artikel behalten ihre Preiseinheit',
  'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped':
    'Rabatte auf einen einzelnen Artikel (Rabattkennzeichen 1 und 2) sind Konditionen eines Käufers und wurden übersprungen',
  'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price':
    'Zuschläge auf einen einzelnen Artikel (Rabattkennzeichen 3) wurden nicht zum Listenpreis addiert',
  'the discount has an unknown Rabattkennzeichen and was ignored':
    'der Rabatt hat ein unbekanntes Rabattkennzeichen und wurde ignoriert',
  'Verarbeitungskennzeichen is blank and was read as new (N)':
    'Verarbeitungskennzeichen ist leer und wurde als neu (N) gelesen',
  'the EAN has a wrong length or check digit; the material is imported without it':
    'die EAN hat eine falsche Länge oder Prüfziffer; der Artikel wird ohne sie importiert',
  'the EAN is separate from its material and cannot be added to it':
    'die EAN steht getrennt von ihrem Artikel und kann ihm nicht zugeordnet werden',
  'Hauptsatz 2 (B) has no data that can be added to its material':
    'Hauptsatz 2 (B) hat keine Daten, die dem Artikel hinzugefügt werden können',
  'Verpackungsmenge is not a whole number and was ignored': 'Verpackungsmenge ist keine ganze Zahl und wurde ignoriert',
  'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)':
    'Metall wird zum Tagespreis berechnet, den die Datei nicht enthält: es wurde kein Zuschlag angelegt; importieren Sie eine Preisliste mit Zuschlägen (duty_eur)',
  'a surcharge or reduction (Z) that is not a graduated list price was ignored':
    'ein Zu- oder Abschlag (Z), der kein Staffelpreis der Liste ist, wurde ignoriert',
  'the long text of the material is not in the file, or comes too far before it':
    'der Langtext des Artikels steht nicht in der Datei oder zu weit vor ihm',
  'a text that no material in the file refers to was not used':
    'ein Text, auf den kein Artikel der Datei verweist, wurde nicht verwendet',
  'too many texts come before their materials; the oldest were dropped':
    'zu viele Texte stehen vor ihren Artikeln; die ältesten wurden verworfen',
  'a text of more than 20,000 characters was shortened': 'ein Text von mehr als 20.000 Zeichen wurde gekürzt',
  'a text continues after it was assigned to a material; only later materials have the full text':
    'ein Text geht weiter, nachdem er einem Artikel zugeordnet wurde; nur spätere Artikel haben den ganzen Text',
  'a text refers to a block that does not come before it, and was read without it':
    'ein Text verweist auf einen Baustein, der nicht vor ihm steht, und wurde ohne ihn gelesen',
  'the deletion of a text or price (L) has no effect and was ignored':
    'das Löschen eines Textes oder Preises (L) hat keine Wirkung und wurde ignoriert',
  'a character was lost before the file was written (“f?r”); the text was not changed':
    'ein Zeichen ging verloren, bevor die Datei geschrieben wurde („f?r“); der Text wurde nicht geändert',
  'names of product groups (S) apply only to materials in the same file, as keywords':
    'Namen von Warengruppen (S) gelten nur für Artikel derselben Datei, als Suchwörter',
  'services, working times and dangerous goods (C) were ignored':
    'Leistungen, Arbeitszeiten und Gefahrgut (C) wurden ignoriert',
  'a line of pictures (G) names no file and was ignored': 'eine Bildzeile (G) nennt keine Datei und wurde ignoriert',
  'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address':
    'Bilder und Zeichnungen (G) wurden bei ihrem Artikel gespeichert; reine Dateinamen ohne Adresse erscheinen, sobald eine Datei die Adresse angibt',
  'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped':
    'ein Set (J) fasst mehrere Artikel des Lieferanten zusammen: der Shop verkauft sie einzeln, daher wurde das Set übersprungen',
  'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit':
    'Mengde wiederholt SalgsPakning, obwohl PrisEnhet die Basiseinheit ist: der Preis wurde als Preis einer Einheit gelesen',
  'the price was read as the price of Mengde units': 'der Preis wurde als Preis von Mengde Einheiten gelesen',
  'the price is net: the material is imported without its discount group, so that it is not discounted again':
    'der Preis ist netto: der Artikel wird ohne Rabattgruppe importiert, damit er nicht noch einmal rabattiert wird',
  'Rabatt has no meaning in a price file and was ignored':
    'Rabatt hat in einer Preisdatei keine Bedeutung und wurde ignoriert',
  'Status is unknown and was read as available': 'Status ist unbekannt und wurde als verfügbar gelesen',
  'additional information (VX) of a kind that the catalog does not show was ignored':
    'Zusatzangaben (VX) einer Art, die der Katalog nicht anzeigt, wurden ignoriert',
  'a package larger than the material’s smallest was ignored':
    'eine Packung, größer als die kleinste des Artikels, wurde ignoriert',
  'the file names no language for its texts; they were read as English':
    'die Datei nennt keine Sprache für ihre Texte; sie wurden als Englisch gelesen',
  'a column is in a language that the shop does not have and was skipped':
    'eine Spalte ist in einer Sprache, die der Shop nicht hat, und wurde übersprungen',
  'units are given as ETIM codes only: import the ETIM table of units to show their names':
    'Einheiten sind nur als ETIM-Codes angegeben: importieren Sie die ETIM-Tabelle der Einheiten, um ihre Namen anzuzeigen',
  'a translation is in a language that the shop does not have and was skipped':
    'eine Übersetzung ist in einer Sprache, die der Shop nicht hat, und wurde übersprungen',
  'entries removed from the model by this release were skipped; existing ones stay in the shop':
    'was die Ausgabe aus dem Modell entfernt hat, wurde übersprungen; vorhandene Daten bleiben im Shop',
  'class groups were skipped: the shop has its own catalog tree':
    'Klassengruppen wurden übersprungen: der Shop hat seinen eigenen Katalogbaum',
  'classes of drawings (MC) were skipped': 'Klassen von Zeichnungen (MC) wurden übersprungen',
  'a synonym was damaged by a spreadsheet and skipped':
    'ein Synonym wurde von einer Tabellenkalkulation beschädigt und weggelassen',
  '{0} is not the namespace of this version; the file was still read as BMEcat':
    '{0} ist nicht der Namensraum dieser Version; die Datei wurde trotzdem als BMEcat gelesen',
  '{0} is not a language of the shop; texts in it were skipped':
    '{0} ist keine Sprache des Shops; Texte darin wurden weggelassen',
  'texts name no language and the file has no default; the default language of its market was used':
    'Texte nennen keine Sprache, und die Datei hat keinen Standard; die Standardsprache ihres Marktes wurde verwendet',
  'a text is escaped twice (&amp;sup2; for ²); it was decoded':
    'ein Text ist doppelt maskiert (&amp;sup2; für ²); er wurde dekodiert',
  'a text contains markup; its words and line breaks were kept':
    'ein Text enthält Markup; Wörter und Zeilenumbrüche wurden beibehalten',
  'KEYWORD is longer than the format’s 50 characters and was imported in full':
    'KEYWORD ist länger als die 50 Zeichen des Formats und wurde vollständig importiert',
  'KEYWORD is too long or there are too many; it was skipped':
    'KEYWORD ist zu lang, oder es sind zu viele; es wurde weggelassen',
  'DESCRIPTION_SHORT is too long and was shortened': 'DESCRIPTION_SHORT ist zu lang und wurde gekürzt',
  'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name':
    'DESCRIPTION_SHORT fehlt; Typbezeichnung oder Nummer wurde als Name verwendet',
  'the description is too long for the catalog and was shortened':
    'die Beschreibung ist zu lang für den Katalog und wurde gekürzt',
  'ORDER_UNIT is missing; piece was used': 'ORDER_UNIT fehlt; Stück wurde verwendet',
  'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped':
    'CONTENT_UNIT und NO_CU_PER_OU beschreiben den Inhalt einer Einheit, die ganz verkauft wird; sie wurden weggelassen',
  'a quantity is not a number above zero with at most three decimals and was skipped':
    'eine Menge ist keine Zahl über null mit höchstens drei Nachkommastellen und wurde weggelassen',
  'a package larger than the smallest above one was skipped':
    'eine Packung, größer als die kleinste über eins, wurde weggelassen',
  'a number has a decimal comma; it was read as a decimal point':
    'eine Zahl hat ein Dezimalkomma; es wurde als Punkt gelesen',
  'a price has no PRICE_AMOUNT: no list price was created':
    'ein Preis hat kein PRICE_AMOUNT: es wurde kein Listenpreis angelegt',
  'PRICE_AMOUNT is not a number or is too large: no list price was created':
    'PRICE_AMOUNT ist keine Zahl oder zu groß: es wurde kein Listenpreis angelegt',
  'the price is 0: the product is available on request, without a list price':
    'der Preis ist 0: das Produkt ist auf Anfrage erhältlich, ohne Listenpreis',
  '{0} is not a list price type (for example a customer’s own or a recommended price); it was skipped':
    '{0} ist keine Listenpreisart (z. B. Kundenpreis oder empfohlener Preis); sie wurde weggelassen',
  'the list price includes tax (gros_list), which was deducted':
    'der Listenpreis enthält Steuer (gros_list), die herausgerechnet wurde',
  'the list price includes tax (gros_list), but TAX is missing; it was skipped':
    'der Listenpreis enthält Steuer (gros_list), aber TAX fehlt; er wurde weggelassen',
  '{0} is not the currency of any of the price’s markets; it was skipped':
    '{0} ist nicht die Währung eines der Märkte des Preises; er wurde weggelassen',
  'PRICE_UNIT differs from the product’s sales unit; the price was skipped':
    'PRICE_UNIT weicht von der Verkaufseinheit des Produkts ab; der Preis wurde weggelassen',
  'PRICE_QUANTITY is not a quantity; the price was skipped':
    'PRICE_QUANTITY ist keine Menge; der Preis wurde weggelassen',
  'prices for another period than the catalog’s were skipped':
    'Preise für einen anderen Zeitraum als den des Katalogs wurden weggelassen',
  'a validity date is not a date and was skipped': 'ein Gültigkeitsdatum ist kein Datum und wurde weggelassen',
  'a second price of the same type, market and quantity was skipped':
    'ein zweiter Preis derselben Art, desselben Marktes und derselben Menge wurde weggelassen',
  'the lowest price applies from a larger quantity; it was read as the price from 1':
    'der niedrigste Preis gilt ab einer größeren Menge; er wurde als Preis ab 1 gelesen',
  '{0} is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped':
    '{0} ist ein Zuschlag nach Metall-Tagespreis oder in Prozent, dessen Betrag nicht bekannt ist; er wurde weggelassen',
  'DAILY_PRICE: the price changes daily; it was skipped':
    'DAILY_PRICE: der Preis ändert sich täglich; er wurde weggelassen',
  'a price update does not give PRICE_QUANTITY; the material’s current price unit was used':
    'eine Preisänderung nennt PRICE_QUANTITY nicht; die aktuelle Preiseinheit des Artikels wurde verwendet',
  'the product has no list price: it is shown, but can’t be ordered until it has one':
    'das Produkt hat keinen Listenpreis: es wird angezeigt, ist aber erst mit Listenpreis bestellbar',
  'EAN or GTIN is invalid (length or check digit) and was skipped':
    'EAN oder GTIN ist ungültig (Länge oder Prüfziffer) und wurde weggelassen',
  'a product has too many other numbers; the rest were skipped':
    'ein Produkt hat zu viele andere Nummern; der Rest wurde weggelassen',
  'a number has more than 100 characters and was skipped': 'eine Nummer hat mehr als 100 Zeichen und wurde weggelassen',
  'another ETIM class or version of a product was skipped; the newest is used':
    'eine weitere ETIM-Klasse oder -Version eines Produkts wurde weggelassen; die neueste wird verwendet',
  'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text':
    'REFERENCE_FEATURE_GROUP_ID ist kein Code einer ETIM-Klasse (EC und sechs Ziffern); ihre Merkmale wurden als Text importiert',
  'a feature has no value (FVALUE is empty) and was skipped':
    'ein Merkmal hat keinen Wert (FVALUE ist leer) und wurde weggelassen',
  'a feature’s value is unknown or not applicable; it was skipped':
    'der Wert eines Merkmals ist unbekannt oder trifft nicht zu; es wurde weggelassen',
  'an ETIM feature has several values; the first was used':
    'ein ETIM-Merkmal hat mehrere Werte; der erste wurde verwendet',
  'an ETIM feature has a text as its value; it was not changed':
    'ein ETIM-Merkmal hat einen Text als Wert; er wurde nicht geändert',
  'an ETIM feature is given twice; the first was used':
    'ein ETIM-Merkmal ist zweimal angegeben; das erste wurde verwendet',
  'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it':
    'aus einer Produktvariante wurde ein Artikel angelegt: seine Nummer ist die des Produkts mit Zusatz; die anderen Nummern des Produkts gelten nicht für ihn',
  'a feature has neither code nor name and was skipped': 'ein Merkmal hat weder Code noch Namen und wurde weggelassen',
  'a picture or document has no usable address, or there are too many; it was skipped':
    'ein Bild oder Dokument hat keine brauchbare Adresse, oder es sind zu viele; es wurde weggelassen',
  '{0} is a picture that does not show the product (logo, icon); it was skipped':
    '{0} ist ein Bild, das nicht das Produkt zeigt (Logo, Symbol); es wurde weggelassen',
  '{0} is an unknown reference type; it was skipped':
    '{0} ist eine unbekannte Verweisart; der Verweis wurde weggelassen',
  'a product refers to itself; the reference was skipped':
    'ein Produkt verweist auf sich selbst; der Verweis wurde weggelassen',
  'a product has too many references; the rest were skipped':
    'ein Produkt hat zu viele Verweise; der Rest wurde weggelassen',
  'a product has several successors; the first was used':
    'ein Produkt hat mehrere Nachfolger; der erste wurde verwendet',
  '{0} is a status with no effect on sales; the product was read as available':
    '{0} ist ein Status ohne Auswirkung auf den Verkauf; das Produkt wurde als verfügbar gelesen',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": das Produkt wurde als auslaufend gelesen, verkauft, solange der Vorrat reicht',
  'groups of the supplier’s own tree were skipped: the shop keeps its own tree':
    'Gruppen aus dem eigenen Baum des Lieferanten wurden weggelassen: der Shop behält seinen Baum',
  'product positions in the supplier’s own tree were skipped':
    'Positionen der Produkte im eigenen Baum des Lieferanten wurden weggelassen',
  '{0} is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged':
    '{0} ist eine in der Datei definierte Klassifikation; ihre Namen werden nur für diese Datei verwendet, das ETIM des Shops bleibt unverändert',
  'already given in an earlier line; the first was used':
    'steht schon in einer früheren Zeile; die erste wurde verwendet',
  'a town with the same postal code came earlier; the first was used':
    'ein Ort mit derselben Postleitzahl kam schon vor; der erste wurde verwendet',
};
