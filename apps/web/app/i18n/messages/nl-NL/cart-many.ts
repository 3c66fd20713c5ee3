/** Many order lines at once: pasted, typed, or read from a file. */
export const cartMany = {
  'cart.many.list': 'Orderregels',
  'cart.many.hint':
    'Eén per regel: nummer, dan een tab of puntkomma en het aantal. Kolommen uit een spreadsheet passen zoals ze zijn.',
  'cart.many.one': 'Eén regel aan de lijst toevoegen',
  'cart.many.number': 'Nummer',
  'cart.many.append': 'Op de lijst',
  'cart.many.option': 'Wat de nummers zijn',
  'cart.many.option.hws': 'Sanitair',
  'cart.many.option.el': 'Elektro',
  'cart.many.option.both': 'Beide',
  'cart.many.count': '{count, number} van {most, number} regels',
  'cart.many.tooLong': 'Hoogstens {most} regels tegelijk. Haal de rest eruit en voeg die daarna toe.',
  'cart.many.add': '{count, plural, =0 {Regels toevoegen} one {# regel toevoegen} other {# regels toevoegen}}',
  'cart.many.adding': 'Wordt toegevoegd …',
  'cart.many.file': 'CSV of Excel uploaden',
  'cart.many.file.read':
    '{count, plural, one {# regel} other {# regels}} gelezen uit {name}. Kijk ze na en voeg ze toe.',
  'cart.many.file.skipped': '{count, plural, one {# rij was} other {# rijen waren}} geen orderregel (rij {rows}).',
  'cart.many.file.beyond': '{count, plural, one {# regel} other {# regels}} meer paste er niet bij.',
  'cart.many.quantityColumn': 'Welke kolom bevat de aantallen?',
  'cart.many.quantityColumn.one': 'Kolom {column}: {name}',
  'cart.many.quantityColumn.none': 'Geen aantallen: één van elk',
  'cart.many.assumed':
    '{count, plural, one {# aantal was} other {# aantallen waren}} op twee manieren te lezen en {count, plural, one {is} other {zijn}} gelezen zoals u getallen schrijft: {examples}.',
  'cart.many.header': 'Nummer;Aantal;Eenheid',
  'cart.many.file.tooLarge': 'Het bestand is groter dan 2 MB.',
  'cart.many.file.failed':
    'Het bestand kon niet worden gelezen. Het moet een CSV-bestand of Excel-werkmap (.xlsx) zijn.',
  'cart.many.unexpected':
    'De regels konden niet worden toegevoegd. Er is niets gewijzigd en uw lijst staat er nog; probeer het zo opnieuw.',
  'cart.many.added':
    '{count, plural, =0 {Geen regel toegevoegd.} one {# regel toegevoegd.} other {# regels toegevoegd.}}',
  'cart.many.changed': '{count, plural, one {# met gewijzigd aantal.} other {# met gewijzigd aantal.}}',
  'cart.many.failedCount':
    '{count, plural, one {# mislukt en staat hieronder ter correctie.} other {# mislukt en staan hieronder ter correctie.}}',
  'cart.many.details': 'Details',
  'cart.many.failed': 'Niet toegevoegd',
  'cart.many.changedList': 'Gewijzigde aantallen',
  'cart.many.rounded': '{name}: {wanted} werd {added}, zoals het verpakt is.',
  'cart.many.capped': '{name}: van {wanted} slechts {added}, meer is er niet.',
  'cart.many.split': '{name}: {clearance} tegen de restpartijprijs, {normal} tegen de gewone prijs.',
  'cart.many.failed.several': 'meerdere artikelen hebben dit nummer; kies er een',
  'cart.many.failed.quantity': 'het aantal is geen getal',
  'cart.many.failed.otherUnit':
    'de eenheid past niet bij hoe het artikel wordt verkocht; geef het aantal in de verkoopeenheid op',
  'cart.many.failed.unknownPieces':
    'dit is een doos en hoeveel erin zit is niet bekend; geef het nummer van het artikel zelf en het aantal op',
  'cart.many.failed.notPositive': 'het aantal moet boven 0 zijn',
  'cart.many.failed.tooLarge': 'het aantal is te groot',
  'cart.many.failed.ambiguous': 'het aantal is op twee manieren te lezen; schrijf het zonder duizendtalteken',
  'cart.many.failed.noNumber': 'het nummer ontbreekt',
  'cart.many.failed.notOrderable': 'niet meer te bestellen',
  'cart.many.failed.outOfStock': 'niets meer op voorraad',
  'cart.many.failed.smartKit': 'mag niet in een smart kit',
  'cart.many.failed.cartFull': 'de winkelwagen is vol',
  'cart.many.failed.unexpected': 'er ging iets mis met deze regel',
};
