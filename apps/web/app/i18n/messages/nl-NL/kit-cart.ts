import type { kitCart as source } from '../en-US/kit-cart.ts';
import type { Translation } from '../translation.ts';

export const kitCart: Translation<typeof source> = {
  'kitLabels.title': 'Etiketten afdrukken',
  'kitLabels.product': 'Etikettenvel',
  'kitLabels.roll': 'Rol, {size}',
  'kitLabels.contents': 'Artikelen van elke kit afdrukken',
  'kitLabels.address': 'Afleveradres afdrukken',
  'kitLabels.copies': 'Exemplaren per etiket',
  'kitLabels.shift': 'Printercorrectie in millimeters',
  'kitLabels.shiftX': 'Naar rechts',
  'kitLabels.shiftY': 'Naar beneden',
  'kitLabels.shift.wrong': 'Voer een getal in van −{most} tot {most}',
  'kitLabels.preview': 'Voorbeeld van de eerste pagina',
  'kitLabels.preview.failed': 'Het voorbeeld kan nu niet worden getoond.',
  'kitLabels.pdf': 'PDF downloaden',
  'kitLabels.failed': 'De etiketten konden niet worden gemaakt. Probeer het zo meteen opnieuw.',
  'kitLabels.tooMany': 'Een document bevat hoogstens {most} etiketten. Druk minder exemplaren af.',
  'kitLabels.none': 'Er zijn geen kits om etiketten voor af te drukken.',
  'kitCart.project': 'Smart kit',
  'kitCart.begin': 'Geef de smart kit een naam, bijvoorbeeld die van het gebouw. Stel daarna kits samen.',
  'kitCart.name': 'Naam van de smart kit',
  'kitCart.start': 'Smart kit beginnen',
  'kitCart.saveName': 'Naam opslaan',
  'kitCart.count': '{inCart} van {count, plural, one {# kit} other {# kits}} in de winkelwagen',
  'kitCart.none': 'Deze smart kit heeft nog geen kits.',
  'kitCart.open': 'Kits bewerken',
  'kitCart.addMissing': '{count, plural, one {# kit in de winkelwagen leggen} other {# kits in de winkelwagen leggen}}',
  'kitCart.labels': 'Etiketten',
  'kitCart.changed':
    '{count, plural, one {# kit is gewijzigd sinds die in de winkelwagen werd gelegd.} other {# kits zijn gewijzigd sinds ze in de winkelwagen werden gelegd.}}',
  'kitCart.update': 'Winkelwagen bijwerken',
  'kitCart.updated': 'De winkelwagen bevat de kits nu zoals ze zijn',
  'kitCart.showChanges': 'Wijzigingen tonen',
  'kitCart.renamed': 'Heette eerst “{name}”',
  'kitCart.deleted': 'Verwijderd: bijwerken haalt de kit uit de winkelwagen',
  'kitCart.added': 'nieuw',
  'kitCart.removed': 'verwijderd',
  'kitCart.unnamed': 'Kit zonder naam',
  'kitCart.mixing':
    'Sommige kits bevatten artikelen uit het automatische magazijn samen met andere. Ze worden met de hand ingepakt en gaan samen weg, op de dag van het laatste artikel.',
  'kitCart.edit.title': 'Kit bewerken',
  'kitCart.edit.name': 'Naam van de kit',
  'kitCart.edit.items': 'In één kit',
  'kitCart.edit.remove': '{name} verwijderen',
  'kitCart.edit.removeHint': 'Aangevinkte artikelen worden bij het opslaan verwijderd.',
  'kitCart.edit.removesKit': 'Alle artikelen zijn aangevinkt: de hele kit wordt verwijderd.',
  'kitCart.edit.save': 'Kit opslaan',
  'kitCart.edit.removeKit': 'Kit verwijderen',
  'kitCart.edit.cartOnly':
    'Deze kit hoort niet bij de smart kit van deze winkelwagen. Wat u hier wijzigt, geldt alleen voor deze winkelwagen.',
  'kitCart.edit.invalid': 'Niet meer te bestellen',
  'kitCart.edit.saved': '“{name}” is opgeslagen',
  'kitCart.edit.adjusted':
    '{count, plural, one {# aantal is naar boven afgerond op de verpakking} other {# aantallen zijn naar boven afgerond op de verpakking}}',
  'kitCart.edit.gone': '“{name}” is verwijderd',
  'kitCart.edit.changed':
    'De kit is in een ander venster gewijzigd. De huidige inhoud wordt getoond: voer uw wijzigingen opnieuw in.',
  'kitCart.pack.title': '{count, plural, one {# regel in kits verpakken} other {# regels in kits verpakken}}',
  'kitCart.pack.text': 'Elke kit bevat de aantallen van deze regels. De regels verlaten de winkelwagen.',
  'kitCart.pack.leftOut':
    '{count, plural, one {# regel kan niet in een kit en blijft: een reststuk, een kitregel of iets dat niet te bestellen is.} other {# regels kunnen niet in een kit en blijven: reststukken, kitregels of wat niet te bestellen is.}}',
  'kitCart.pack.into': 'Verpakken in',
  'kitCart.pack.new': 'Nieuwe kits',
  'kitCart.pack.copies': 'Aantal gelijke kits',
  'kitCart.pack.copies.wrong': 'Voer een geheel getal in van 1 tot {most}',
  'kitCart.pack.newCart':
    'Een smart kit heeft een eigen winkelwagen. De gekozen regels gaan daarheen, en deze winkelwagen blijft met de andere regels als concept bewaard.',
  'kitCart.pack.do': 'Verpakken',
  'kitCart.pack.done':
    '{count, plural, one {# kit is samengesteld en ligt in de winkelwagen} other {# kits zijn samengesteld en liggen in de winkelwagen}}',
  'kitCart.problem.tooManyKits':
    'Een smart kit biedt plaats aan {most} kits. Stel er minder samen of begin een nieuwe.',
  'kitCart.problem.tooManyItems': 'Een kit biedt plaats aan {most} artikelen. Kies minder regels.',
  'kitCart.problem.ordered': 'Deze smart kit is besteld. Kopieer de kits naar een nieuwe om ze te wijzigen.',
  'kitCart.problem.empty':
    'Een kit zonder artikelen kan niet in de winkelwagen. Voeg artikelen toe of verwijder de kit.',
  'kitCart.problem.notOrderable':
    'Een kit bevat een artikel dat niet meer te bestellen is. Vervang of verwijder het in de kit.',
};
