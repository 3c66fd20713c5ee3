/** Many order lines at once: pasted, typed, or read from a file. */
export const cartMany = {
  'cart.many.list': 'Bestellzeilen',
  'cart.many.hint':
    'Je Zeile eine Position: Nummer, dann Tabulator oder Semikolon und Menge. Sie können Spalten aus einer Tabelle einfügen.',
  'cart.many.one': 'Zeile an die Liste anfügen',
  'cart.many.number': 'Nummer',
  'cart.many.append': 'Zur Liste',
  'cart.many.option': 'Art der Nummern',
  'cart.many.option.hws': 'SHK',
  'cart.many.option.el': 'EL',
  'cart.many.option.both': 'Beides',
  'cart.many.count': '{count, number} von {most, number} Zeilen',
  'cart.many.tooLong': 'Höchstens {most} Zeilen auf einmal. Entfernen Sie den Rest und fügen Sie ihn danach hinzu.',
  'cart.many.add': '{count, plural, =0 {Zeilen hinzufügen} one {# Zeile hinzufügen} other {# Zeilen hinzufügen}}',
  'cart.many.adding': 'Wird hinzugefügt …',
  'cart.many.file': 'CSV oder Excel hochladen',
  'cart.many.file.read':
    '{count, plural, one {# Zeile} other {# Zeilen}} aus {name} gelesen. Prüfen Sie sie und fügen Sie sie dann hinzu.',
  'cart.many.file.skipped':
    '{count, plural, one {# Zeile} other {# Zeilen}} übersprungen: keine Bestellzeile (Zeile {rows}).',
  'cart.many.file.beyond': '{count, plural, one {# weitere Zeile} other {# weitere Zeilen}} passten nicht mehr.',
  'cart.many.quantityColumn': 'Welche Spalte enthält die Mengen?',
  'cart.many.quantityColumn.one': 'Spalte {column}: {name}',
  'cart.many.quantityColumn.none': 'Keine Mengen: je 1',
  'cart.many.assumed':
    '{count, plural, one {# Menge} other {# Mengen}} {count, plural, one {war} other {waren}} nicht eindeutig und {count, plural, one {wurde} other {wurden}} in Ihrem Zahlenformat gelesen: {examples}.',
  'cart.many.header': 'Nummer;Menge;Einheit',
  'cart.many.file.tooLarge': 'Die Datei ist größer als 2 MB.',
  'cart.many.file.failed':
    'Die Datei konnte nicht gelesen werden. Verwenden Sie eine CSV-Datei oder Excel-Mappe (.xlsx).',
  'cart.many.unexpected':
    'Die Zeilen konnten nicht hinzugefügt werden. Es wurde nichts geändert, Ihre Liste ist noch da. Versuchen Sie es gleich noch einmal.',
  'cart.many.added':
    '{count, plural, =0 {Keine Zeilen hinzugefügt.} one {# Zeile hinzugefügt.} other {# Zeilen hinzugefügt.}}',
  'cart.many.changed': '{count, plural, one {# mit geänderter Menge.} other {# mit geänderter Menge.}}',
  'cart.many.failedCount':
    '{count, plural, one {# fehlgeschlagen: unten korrigieren.} other {# fehlgeschlagen: unten korrigieren.}}',
  'cart.many.details': 'Details',
  'cart.many.failed': 'Nicht hinzugefügt',
  'cart.many.changedList': 'Geänderte Mengen',
  'cart.many.rounded': '{name}: {wanted} wurde passend zur Verpackung auf {added} geändert.',
  'cart.many.capped': '{name}: nur {added} von {wanted} hinzugefügt, mehr ist nicht auf Lager.',
  'cart.many.split': '{name}: {clearance} zum Restpostenpreis, {normal} zum normalen Preis.',
  'cart.many.failed.several': 'mehrere Artikel haben diese Nummer; wählen Sie einen',
  'cart.many.failed.quantity': 'die Menge ist keine Zahl',
  'cart.many.failed.otherUnit':
    'der Artikel wird nicht in dieser Einheit verkauft; geben Sie die Menge in der Verkaufseinheit an',
  'cart.many.failed.unknownPieces':
    'Inhalt des Kartons unbekannt; geben Sie die Nummer des einzelnen Artikels und die Menge an',
  'cart.many.failed.notPositive': 'die Menge muss über 0 liegen',
  'cart.many.failed.tooLarge': 'die Menge ist zu groß',
  'cart.many.failed.ambiguous': 'die Menge ist nicht eindeutig; geben Sie sie ohne Tausendertrennzeichen ein',
  'cart.many.failed.noNumber': 'die Nummer fehlt',
  'cart.many.failed.notOrderable': 'nicht mehr bestellbar',
  'cart.many.failed.outOfStock': 'nicht auf Lager',
  'cart.many.failed.smartKit': 'in Smart-Kits nicht erlaubt',
  'cart.many.failed.cartFull': 'der Warenkorb ist voll',
  'cart.many.failed.unexpected': 'bei dieser Zeile ist ein Fehler aufgetreten',
};
