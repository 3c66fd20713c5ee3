/** Many order lines at once: pasted, typed, or read from a file. */
export const cartMany = {
  'cart.many.list': 'Orderregels',
  'cart.many.hint':
    'Eén per regel: nummer, dan een tab of puntkomma en het aantal. U kunt kolommen uit een spreadsheet plakken.',
  'cart.many.one': 'Een regel aan de lijst toevoegen',
  'cart.many.number': 'Nummer',
  'cart.many.append': 'Aan de lijst toevoegen',
  'cart.many.option': 'Soort nummers',
  'cart.many.option.hws': 'Sanitair',
  'cart.many.option.el': 'EL',
  'cart.many.option.both': 'Beide',
  'cart.many.count': '{count, number} van {most, number} regels',
  'cart.many.tooLong': 'Hoogstens {most} regels tegelijk. Verwijder de rest en voeg die daarna toe.',
  'cart.many.add': '{count, plural, =0 {Regels toevoegen} one {# regel toevoegen} other {# regels toevoegen}}',
  'cart.many.adding': 'Wordt toegevoegd …',
  'cart.many.file': 'CSV of Excel uploaden',
  'cart.many.file.read':
    '{count, plural, one {# regel} other {# regels}} gelezen uit {name}. Controleer ze en voeg ze toe.',
  'cart.many.file.skipped': '{count, plural, one {# rij} other {# rijen}} overgeslagen: geen orderregel (rij {rows}).',
  'cart.many.file.beyond': '{count, plural, one {# regel} other {# regels}} meer paste er niet bij.',
  'cart.many.quantityColumn': 'Welke kolom bevat de aantallen?',
  'cart.many.quantityColumn.one': 'Kolom {column}: {name}',
  'cart.many.quantityColumn.none': 'Geen aantallen: 1 van elk',
  'cart.many.assumed':
    '{count, plural, one {# aantal was} other {# aantallen waren}} niet eenduidig en {count, plural, one {is} other {zijn}} in uw getalnotatie gelezen: {examples}.',
  'cart.many.header': 'Nummer;Aantal;Eenheid',
  'cart.many.file.tooLarge': 'Het bestand is groter dan 2 MB.',
  'cart.many.file.failed': 'Het bestand kon niet worden gelezen. Gebruik een CSV-bestand of Excel-werkmap (.xlsx).',
  'cart.many.unexpected':
    'De regels konden niet worden toegevoegd. Er is niets gewijzigd en uw lijst staat er nog. Probeer het zo nog eens.',
  'cart.many.added':
    '{count, plural, =0 {Geen regels toegevoegd.} one {# regel toegevoegd.} other {# regels toegevoegd.}}',
  'cart.many.changed': '{count, plural, one {# met gewijzigd aantal.} other {# met gewijzigd aantal.}}',
  'cart.many.failedCount':
    '{count, plural, one {# mislukt: corrigeer die hieronder.} other {# mislukt: corrigeer ze hieronder.}}',
  'cart.many.details': 'Details',
  'cart.many.failed': 'Niet toegevoegd',
  'cart.many.changedList': 'Gewijzigde aantallen',
  'cart.many.rounded': '{name}: {wanted} gewijzigd in {added}, passend bij de verpakking.',
  'cart.many.capped': '{name}: slechts {added} van {wanted} toegevoegd, meer is niet op voorraad.',
  'cart.many.split': '{name}: {clearance} tegen de restpartijprijs, {normal} tegen de gewone prijs.',
  'cart.many.failed.several': 'meerdere artikelen hebben dit nummer; kies er een',
  'cart.many.failed.quantity': 'het aantal is geen getal',
  'cart.many.failed.otherUnit':
    'het artikel wordt niet in deze eenheid verkocht; geef het aantal in de verkoopeenheid op',
  'cart.many.failed.unknownPieces':
    'inhoud van de doos onbekend; geef het nummer van het losse artikel en het aantal op',
  'cart.many.failed.notPositive': 'het aantal moet boven 0 zijn',
  'cart.many.failed.tooLarge': 'het aantal is te groot',
  'cart.many.failed.ambiguous': 'het aantal is niet eenduidig; schrijf het zonder duizendtalteken',
  'cart.many.failed.noNumber': 'het nummer ontbreekt',
  'cart.many.failed.notOrderable': 'niet meer te bestellen',
  'cart.many.failed.outOfStock': 'niet op voorraad',
  'cart.many.failed.smartKit': 'niet toegestaan in een smart kit',
  'cart.many.failed.cartFull': 'de winkelwagen is vol',
  'cart.many.failed.unexpected': 'er ging iets mis met deze regel',
};
