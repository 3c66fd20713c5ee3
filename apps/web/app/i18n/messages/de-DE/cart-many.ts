/** Many order lines at once: pasted, typed, or read from a file. */
export const cartMany = {
  'cart.many.list': 'Bestellzeilen',
  'cart.many.hint':
    'Je Zeile eine: Nummer, dann Tabulator oder Semikolon und Menge. Aus einer Tabelle kopierte Spalten passen, wie sie sind.',
  'cart.many.one': 'Eine Zeile an die Liste anfügen',
  'cart.many.number': 'Nummer',
  'cart.many.append': 'Auf die Liste',
  'cart.many.option': 'Was die Nummern sind',
  'cart.many.option.hws': 'Sanitär',
  'cart.many.option.el': 'Elektro',
  'cart.many.option.both': 'Beides',
  'cart.many.count': '{count, number} von {most, number} Zeilen',
  'cart.many.tooLong': 'Höchstens {most} Zeilen auf einmal. Nehmen Sie den Rest heraus und fügen Sie ihn danach hinzu.',
  'cart.many.add': '{count, plural, =0 {Zeilen hinzufügen} one {# Zeile hinzufügen} other {# Zeilen hinzufügen}}',
  'cart.many.adding': 'Wird hinzugefügt …',
  'cart.many.file': 'CSV oder Excel hochladen',
  'cart.many.file.read':
    '{count, plural, one {# Zeile} other {# Zeilen}} aus {name} gelesen. Prüfen und dann hinzufügen.',
  'cart.many.file.skipped':
    '{count, plural, one {# Zeile war} other {# Zeilen waren}} keine Bestellzeile (Zeile {rows}).',
  'cart.many.file.beyond': '{count, plural, one {# weitere Zeile} other {# weitere Zeilen}} passten nicht mehr.',
  'cart.many.quantityColumn': 'Welche Spalte enthält die Mengen?',
  'cart.many.quantityColumn.one': 'Spalte {column}: {name}',
  'cart.many.quantityColumn.none': 'Keine Mengen: je eins',
  'cart.many.assumed':
    '{count, plural, one {# Menge} other {# Mengen}} {count, plural, one {war} other {waren}} zweideutig und {count, plural, one {wurde} other {wurden}} so gelesen, wie Sie Zahlen schreiben: {examples}.',
  'cart.many.header': 'Nummer;Menge;Einheit',
  'cart.many.file.tooLarge': 'Die Datei ist größer als 2 MB.',
  'cart.many.file.failed':
    'Die Datei konnte nicht gelesen werden. Es muss eine CSV-Datei oder Excel-Mappe (.xlsx) sein.',
  'cart.many.unexpected':
    'Die Zeilen konnten nicht hinzugefügt werden. Es wurde nichts geändert, Ihre Liste ist noch da; versuchen Sie es gleich noch einmal.',
  'cart.many.added':
    '{count, plural, =0 {Keine Zeile hinzugefügt.} one {# Zeile hinzugefügt.} other {# Zeilen hinzugefügt.}}',
  'cart.many.changed': '{count, plural, one {# mit geänderter Menge.} other {# mit geänderter Menge.}}',
  'cart.many.failedCount':
    '{count, plural, one {# ist fehlgeschlagen und steht unten zum Berichtigen.} other {# sind fehlgeschlagen und stehen unten zum Berichtigen.}}',
  'cart.many.details': 'Einzelheiten',
  'cart.many.failed': 'Nicht hinzugefügt',
  'cart.many.changedList': 'Geänderte Mengen',
  'cart.many.rounded': '{name}: {wanted} wurde zu {added}, wie es verpackt ist.',
  'cart.many.capped': '{name}: von {wanted} nur {added}, mehr ist nicht da.',
  'cart.many.split': '{name}: {clearance} zum Restpostenpreis, {normal} zum normalen Preis.',
  'cart.many.failed.several': 'mehrere Artikel haben diese Nummer; nehmen Sie einen davon',
  'cart.many.failed.quantity': 'die Menge ist keine Zahl',
  'cart.many.failed.otherUnit':
    'die Einheit passt nicht zur Verkaufseinheit des Artikels; geben Sie die Menge in der Verkaufseinheit an',
  'cart.many.failed.unknownPieces':
    'das ist ein Karton, und sein Inhalt ist nicht bekannt; geben Sie die Nummer des Artikels selbst und die Menge an',
  'cart.many.failed.notPositive': 'die Menge muss über 0 liegen',
  'cart.many.failed.tooLarge': 'die Menge ist zu groß',
  'cart.many.failed.ambiguous': 'die Menge ist zweideutig; bitte ohne Tausenderzeichen schreiben',
  'cart.many.failed.noNumber': 'die Nummer fehlt',
  'cart.many.failed.notOrderable': 'nicht mehr bestellbar',
  'cart.many.failed.outOfStock': 'nichts mehr auf Lager',
  'cart.many.failed.smartKit': 'darf nicht in ein Smart-Kit',
  'cart.many.failed.cartFull': 'der Warenkorb ist voll',
  'cart.many.failed.unexpected': 'mit dieser Zeile ging etwas schief',
};
