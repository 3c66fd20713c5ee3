import type { labels as source } from '../en-US/labels.ts';
import type { Translation } from '../translation.ts';

export const labels: Translation<typeof source> = {
  'shelfLabels.do': 'Etiketten drucken',
  'shelfLabels.title': 'Regaletiketten',
  'shelfLabels.title.of': 'Regaletiketten: {name}',
  'shelfLabels.noCompany': 'Etiketten sind für Einkäufer von Kunden',
  'shelfLabels.none.title': 'Keine Artikel ausgewählt',
  'shelfLabels.none.text':
    'Öffnen Sie eine Liste, eine Bestellung, den Warenkorb oder einen Artikel und wählen Sie „Etiketten drucken“.',
  'shelfLabels.none.lists': 'Zu den Listen',
  'shelfLabels.failed': 'Die Etiketten können gerade nicht angezeigt werden',
  'shelfLabels.withoutPrices': 'Etiketten ohne Preise',
  'shelfLabels.design': 'Design',
  'shelfLabels.design.number': 'Nummer und Barcode',
  'shelfLabels.design.picture': 'Mit Bild und Typ',
  'shelfLabels.design.price': 'Mit Preis',
  'shelfLabels.barcode': 'Barcode',
  'shelfLabels.barcode.ean': 'EAN',
  'shelfLabels.barcode.el': 'EL-Nummer',
  'shelfLabels.barcode.vvs': 'SHK-Nummer',
  'shelfLabels.language': 'Sprache der Etiketten',
  'shelfLabels.price': 'Preis',
  'shelfLabels.price.net': 'Nettopreis',
  'shelfLabels.price.list': 'Listenpreis',
  'shelfLabels.sheet': 'Etikettenbogen',
  'shelfLabels.open': 'PDF öffnen',
  'shelfLabels.opening': 'Wird vorbereitet …',
  'shelfLabels.openAgain': 'Erneut öffnen',
  'shelfLabels.prepared':
    '{count, plural, one {# Etikett} other {# Etiketten}} auf {pages, plural, one {# Bogen} other {# Bögen}}.',
  'shelfLabels.tooMany': 'Höchstens {most, number} Etiketten auf einmal. Wählen Sie weniger Kopien oder Artikel.',
  'shelfLabels.withoutBarcode':
    '{count, plural, one {# Artikel hat diese Nummer nicht; das steht auf dem Etikett.} other {# Artikel haben diese Nummer nicht; das steht auf den Etiketten.}}',
  'shelfLabels.withoutPrice':
    '{count, plural, one {# Artikel hat keinen Preis; das steht auf dem Etikett.} other {# Artikel haben keinen Preis; das steht auf den Etiketten.}}',
  'shelfLabels.notFound': 'Nicht gefunden: {numbers}',
  'shelfLabels.printTip': 'Mit 100 % drucken, ohne Anpassung an die Seite.',
  'shelfLabels.shift': 'Drucker ausrichten',
  'shelfLabels.shift.how':
    'Drucken Sie den Testbogen, halten Sie ihn gegen einen Etikettenbogen und geben Sie die Abweichung ein.',
  'shelfLabels.shift.x': 'Nach rechts, mm',
  'shelfLabels.shift.y': 'Nach unten, mm',
  'shelfLabels.shift.wrong': 'Von −{most} bis {most} mm',
  'shelfLabels.testSheet': 'Testbogen öffnen',
  'shelfLabels.lines': 'Artikel',
  'shelfLabels.lines.count': '{count, plural, one {# Artikel} other {# Artikel}}',
  'shelfLabels.copies.each': 'Kopien je Artikel',
  'shelfLabels.copies.of': 'Kopien von {name}',
  'shelfLabels.leaveOut': '{name} überspringen',
  'shelfLabels.takeBack': 'Trotzdem drucken',
  'shelfLabels.page': 'Seite {page} von {pages}',
  'shelfLabels.preview': 'Vorschau des ersten Bogens',
  'shelfLabels.preview.of': '{count, plural, one {Erster Bogen mit # Etikett} other {Erster Bogen mit # Etiketten}}',
  'shelfLabels.problem.gone': 'Das wurde gelöscht oder bestellt oder wird nicht mehr mit Ihnen geteilt.',
  'shelfLabels.problem.none': 'Es gibt keine Etiketten zu drucken. Fügen Sie mindestens einen Artikel hinzu.',
  'shelfLabels.problem.prices':
    'Sie haben keinen Zugriff auf Nettopreise. Wählen Sie den Listenpreis oder ein anderes Design.',
  'shelfLabels.problem.erp':
    'Preise sind gerade nicht verfügbar. Versuchen Sie es erneut oder wählen Sie ein Design ohne Preise.',
  'shelfLabels.problem.offline': 'Keine Verbindung. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
  'shelfLabels.problem.other': 'Das hat nicht geklappt. Versuchen Sie es erneut.',
};
