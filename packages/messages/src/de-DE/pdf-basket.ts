import type { pdfBasket as source } from '../en-US/pdf-basket.ts';
import type { Translation } from '../translation.ts';

export const pdfBasket: Translation<typeof source> = {
  'pdf.basket': 'PDF-Korb',
  'pdf.add': 'Zum PDF hinzufügen',
  'pdf.addAll': 'Alle Ergebnisse zum PDF hinzufügen',
  'pdf.added':
    '{count, plural, =0 {Nichts Neues wurde hinzugefügt.} one {# Artikel wurde hinzugefügt.} other {# Artikel wurden hinzugefügt.}}',
  'pdf.added.there': '{count, plural, one {# war schon vorhanden.} other {# waren schon vorhanden.}}',
  'pdf.added.not':
    '{count, plural, one {# Nummer wurde nicht hinzugefügt:} other {# Nummern wurden nicht hinzugefügt:}}',
  'pdf.added.more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'pdf.added.total':
    '{count, plural, =0 {Der PDF-Korb ist leer.} one {Im PDF-Korb ist jetzt # Artikel.} other {Im PDF-Korb sind jetzt # Artikel.}}',
  'pdf.added.limit':
    'Nur die ersten {count} Ergebnisse wurden hinzugefügt. Grenzen Sie die Suche ein, um andere hinzuzufügen.',
  'pdf.continue': 'Weiter',
  'pdf.goTo': 'Zum PDF-Korb',
  'pdf.export': 'PDF mit Optionen',
  'pdf.export.plain': 'Einfaches PDF',
  'pdf.reason.unknown': 'unbekannt oder für Sie nicht erhältlich',
  'pdf.reason.full': 'kein Platz für weitere',
  'pdf.problem.offline': 'Es gibt keine Verbindung. Versuchen Sie es gleich noch einmal.',
  'pdf.problem.signedOut': 'Sie sind abgemeldet. Melden Sie sich wieder an.',
  'pdf.problem.gone': 'Er existiert nicht mehr. Vielleicht wurde er gelöscht.',
  'pdf.problem.rights': 'Das dürfen Sie nicht. Fragen Sie einen Kollegen mit diesem Recht.',
  'pdf.problem.full':
    'Ein Katalog fasst höchstens 5.000 Artikel. Entfernen Sie einige oder legen Sie einen weiteren an.',
  'pdf.problem.limit': 'Ihre Firma hat die maximale Zahl an Katalogen erreicht. Löschen Sie zuerst einen.',
  'pdf.problem.empty': 'Es gibt nichts zu drucken.',
  'pdf.problem.notEmpty': 'Der PDF-Korb ist nicht leer. Leeren oder speichern Sie ihn zuerst.',
  'pdf.problem.changed':
    'Er wurde in einem anderen Fenster geändert. Prüfen Sie ihn und wiederholen Sie Ihre Änderung.',
  'pdf.problem.busy': 'Gerade werden viele Dokumente erstellt. Versuchen Sie es in einer Minute noch einmal.',
  'pdf.problem.image': 'Dieses Bild lässt sich nicht verwenden. Wählen Sie ein JPG, PNG oder GIF.',
  'pdf.problem.tooLarge': 'Das Bild ist zu groß. Wählen Sie ein kleineres.',
  'pdf.problem.damaged': 'Das Bild ist beschädigt oder keine Bilddatei. Speichern Sie es neu und laden Sie es hoch.',
  'pdf.problem.space': 'Der Bildspeicher Ihrer Firma ist voll. Löschen Sie einige unter „Hochgeladene Bilder“.',
  'pdf.problem.other': 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  'pdf.nobody': 'unbekannt',
  'pdf.making.progress': '{done} von {total} Artikeln',
  'pdf.making.waiting': 'Wartet auf andere Dokumente',
  'pdf.making.cancel': 'Abbrechen',
  'pdf.making.canceled': 'Das Dokument wurde abgebrochen.',
  'pdf.making.failed': '„{name}“ konnte nicht erstellt werden. Versuchen Sie es noch einmal.',
  'pdf.made': '„{name}“ ist fertig',
  'pdf.made.open': 'PDF öffnen',
  'pdf.made.blocked': 'Der Browser hat das neue Fenster blockiert. Öffnen Sie das PDF hier:',
  'pdf.made.until': 'Verfügbar bis {date}',
  'pdf.made.notes': '{count, plural, one {# Artikel ist unvollständig:} other {# Artikel sind unvollständig:}}',
  'pdf.made.failed': 'Das Dokument kann gerade nicht angezeigt werden',
  'pdf.report.picture': 'kein Bild',
  'pdf.report.material': 'weggelassen, für Sie nicht erhältlich',
  'pdf.report.price': 'kein Preis',
  'pdf.report.barcode': 'kein Barcode',
};
