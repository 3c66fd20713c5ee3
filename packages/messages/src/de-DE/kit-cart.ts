import type { kitCart as source } from '../en-US/kit-cart.ts';
import type { Translation } from '../translation.ts';

export const kitCart: Translation<typeof source> = {
  'kitLabels.title': 'Etiketten drucken',
  'kitLabels.product': 'Etikettenbogen',
  'kitLabels.roll': 'Rolle, {size}',
  'kitLabels.contents': 'Artikel jedes Kits drucken',
  'kitLabels.address': 'Lieferadresse drucken',
  'kitLabels.copies': 'Exemplare je Etikett',
  'kitLabels.shift': 'Druckerkorrektur in Millimetern',
  'kitLabels.shiftX': 'Nach rechts',
  'kitLabels.shiftY': 'Nach unten',
  'kitLabels.shift.wrong': 'Geben Sie eine Zahl von −{most} bis {most} ein',
  'kitLabels.preview': 'Vorschau der ersten Seite',
  'kitLabels.preview.failed': 'Die Vorschau kann gerade nicht angezeigt werden.',
  'kitLabels.pdf': 'PDF herunterladen',
  'kitLabels.failed': 'Die Etiketten konnten nicht erstellt werden. Versuchen Sie es gleich noch einmal.',
  'kitLabels.tooMany': 'Ein Dokument fasst höchstens {most} Etiketten. Drucken Sie weniger Exemplare.',
  'kitLabels.none': 'Es gibt keine Kits, für die Etiketten gedruckt werden können.',
  'kitCart.project': 'Smart-Kit',
  'kitCart.begin': 'Geben Sie dem Smart-Kit einen Namen, zum Beispiel nach dem Gebäude. Fügen Sie dann Kits hinzu.',
  'kitCart.name': 'Name des Smart-Kits',
  'kitCart.start': 'Smart-Kit starten',
  'kitCart.saveName': 'Namen speichern',
  'kitCart.count': '{inCart} von {count, plural, one {# Kit} other {# Kits}} im Warenkorb',
  'kitCart.none': 'Dieses Smart-Kit hat noch keine Kits.',
  'kitCart.open': 'Kits bearbeiten',
  'kitCart.addMissing': '{count, plural, one {# Kit in den Warenkorb legen} other {# Kits in den Warenkorb legen}}',
  'kitCart.labels': 'Etiketten',
  'kitCart.changed':
    '{count, plural, one {# Kit wurde geändert, seit es in den Warenkorb gelegt wurde.} other {# Kits wurden geändert, seit sie in den Warenkorb gelegt wurden.}}',
  'kitCart.update': 'Warenkorb aktualisieren',
  'kitCart.updated': 'Der Warenkorb enthält jetzt die aktuellen Kits',
  'kitCart.showChanges': 'Änderungen anzeigen',
  'kitCart.renamed': 'Umbenannt von „{name}“',
  'kitCart.deleted': 'Gelöscht: wird beim Aktualisieren aus dem Warenkorb entfernt',
  'kitCart.added': 'neu',
  'kitCart.removed': 'entfernt',
  'kitCart.unnamed': 'Kit ohne Namen',
  'kitCart.mixing':
    'Einige Kits enthalten Artikel aus dem Automatiklager zusammen mit anderen. Sie werden von Hand gepackt und gemeinsam versandt, sobald der letzte Artikel da ist.',
  'kitCart.edit.title': 'Kit bearbeiten',
  'kitCart.edit.name': 'Name des Kits',
  'kitCart.edit.items': 'In einem Kit',
  'kitCart.edit.remove': '{name} entfernen',
  'kitCart.edit.removeHint': 'Ausgewählte Artikel werden beim Speichern entfernt.',
  'kitCart.edit.removesKit': 'Alle Artikel sind ausgewählt: Das ganze Kit wird entfernt.',
  'kitCart.edit.save': 'Kit speichern',
  'kitCart.edit.removeKit': 'Kit entfernen',
  'kitCart.edit.cartOnly':
    'Dieses Kit gehört nicht zum Smart-Kit dieses Warenkorbs. Änderungen gelten nur für diesen Warenkorb.',
  'kitCart.edit.invalid': 'Nicht mehr bestellbar',
  'kitCart.edit.saved': '„{name}“ wurde gespeichert',
  'kitCart.edit.adjusted':
    '{count, plural, one {# Menge wurde auf die Verpackungseinheit aufgerundet} other {# Mengen wurden auf die Verpackungseinheit aufgerundet}}',
  'kitCart.edit.gone': '„{name}“ wurde entfernt',
  'kitCart.edit.changed':
    'Das Kit wurde in einem anderen Fenster geändert. Der aktuelle Inhalt wird angezeigt. Geben Sie Ihre Änderungen erneut ein.',
  'kitCart.pack.title': '{count, plural, one {# Position in Kits packen} other {# Positionen in Kits packen}}',
  'kitCart.pack.text':
    'Jedes Kit enthält die Mengen dieser Positionen. Die Positionen werden aus dem Warenkorb entfernt.',
  'kitCart.pack.leftOut':
    '{count, plural, one {# Position kann nicht in ein Kit gepackt werden und bleibt im Warenkorb: eine Restlänge, eine Kit-Position oder nicht bestellbar.} other {# Positionen können nicht in ein Kit gepackt werden und bleiben im Warenkorb: Restlängen, Kit-Positionen oder nicht bestellbar.}}',
  'kitCart.pack.into': 'Packen in',
  'kitCart.pack.new': 'Neue Kits',
  'kitCart.pack.copies': 'Anzahl gleicher Kits',
  'kitCart.pack.copies.wrong': 'Geben Sie eine ganze Zahl von 1 bis {most} ein',
  'kitCart.pack.newCart':
    'Ein Smart-Kit hat einen eigenen Warenkorb. Die ausgewählten Positionen werden dorthin verschoben, und dieser Warenkorb wird mit den übrigen Positionen als Entwurf gespeichert.',
  'kitCart.pack.do': 'Packen',
  'kitCart.pack.done':
    '{count, plural, one {# Kit wurde gepackt und in den Warenkorb gelegt} other {# Kits wurden gepackt und in den Warenkorb gelegt}}',
  'kitCart.problem.tooManyKits': 'Ein Smart-Kit fasst {most} Kits. Packen Sie weniger oder starten Sie ein weiteres.',
  'kitCart.problem.tooManyItems': 'Ein Kit fasst {most} Artikel. Wählen Sie weniger Positionen.',
  'kitCart.problem.ordered': 'Dieses Smart-Kit wurde bestellt. Kopieren Sie seine Kits in ein neues, um sie zu ändern.',
  'kitCart.problem.empty':
    'Ein Kit ohne Artikel kann nicht in den Warenkorb gelegt werden. Legen Sie Artikel hinein oder löschen Sie es.',
  'kitCart.problem.notOrderable':
    'Ein Kit enthält einen Artikel, der nicht mehr bestellbar ist. Ersetzen oder entfernen Sie ihn im Kit.',
};
