import type { listPicker as source } from '../en-US/list-picker.ts';
import type { Translation } from '../translation.ts';

export const listPicker: Translation<typeof source> = {
  'lists.title': 'Listen',
  'lists.favorites': 'Favoriten',
  'lists.count': '{count, plural, =0 {Leer} one {# Artikel} other {# Artikel}}',
  'lists.default': 'Standard',
  'lists.unseen': 'Geändert',
  'lists.new': 'Neue Liste',
  'lists.name': 'Name',
  'lists.name.missing': 'Geben Sie einen Namen für die Liste ein',
  'lists.create': 'Liste anlegen',
  'lists.picker.in':
    '{count, plural, =0 {Zu einer Liste hinzufügen} one {In # Ihrer Listen} other {In # Ihrer Listen}}',
  'lists.picker.choose': 'Listen wählen: {name}',
  'lists.picker.title': 'Listen mit {name}',
  'lists.picker.find': 'Liste suchen',
  'lists.picker.none': 'Keine passende Liste',
  'lists.picker.added': 'Zu „{list}“ hinzugefügt',
  'lists.picker.removed': 'Aus „{list}“ entfernt',
  'lists.picker.all': 'Zu den Listen',
  'lists.save': 'In Liste speichern',
  'lists.save.title':
    '{count, plural, one {# Artikel in einer Liste speichern} other {# Artikel in einer Liste speichern}}',
  'lists.save.list': 'Liste',
  'lists.save.materials': 'Artikel',
  'lists.save.do': 'Speichern',
  'lists.saved':
    '{count, plural, =0 {Nichts Neues zu „{list}“ hinzugefügt.} one {# Artikel zu „{list}“ hinzugefügt.} other {# Artikel zu „{list}“ hinzugefügt.}}',
  'lists.saved.there': '{count, plural, one {# war schon enthalten.} other {# waren schon enthalten.}}',
  'lists.saved.not':
    '{count, plural, one {# konnte nicht hinzugefügt werden.} other {# konnten nicht hinzugefügt werden.}}',
  'lists.order.all': 'Alles in den Warenkorb',
  'lists.result.added':
    '{count, plural, =0 {Es wurde nichts in den Warenkorb gelegt.} one {# Position in den Warenkorb gelegt.} other {# Positionen in den Warenkorb gelegt.}}',
  'lists.result.rounded': '{count, plural, one {# Menge wurde aufgerundet.} other {# Mengen wurden aufgerundet.}}',
  'lists.result.capped':
    '{count, plural, one {# wurde auf den Bestand verringert.} other {# wurden auf den Bestand verringert.}}',
  'lists.result.refused':
    '{count, plural, one {# konnte nicht hinzugefügt werden und bleibt ausgewählt.} other {# konnten nicht hinzugefügt werden und bleiben ausgewählt.}}',
  'lists.result.notAdded':
    '{count, plural, one {# konnte nicht hinzugefügt werden.} other {# konnten nicht hinzugefügt werden.}}',
  'lists.result.details': 'Details',
  'lists.result.refusedLines': 'Nicht hinzugefügt',
  'lists.result.changedLines': 'Geänderte Mengen',
  'lists.result.change': '{name}: {wanted} auf {added} geändert',
  'lists.result.more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'lists.result.cart': 'Zum Warenkorb',
  'lists.reason.blocked': 'für den Verkauf gesperrt',
  'lists.reason.obsolete': 'nicht mehr im Verkauf',
  'lists.reason.notSoldHere': 'wird Ihnen nicht verkauft',
  'lists.reason.soldOut': 'ausverkauft',
  'lists.reason.quantity': 'diese Menge ist nicht bestellbar',
  'lists.reason.notInThisCart': 'nicht mit dem Inhalt des Warenkorbs kombinierbar',
  'lists.reason.cartFull': 'der Warenkorb ist voll',
  'lists.reason.unavailable': 'gerade nicht bestellbar',
  'lists.reason.tooMany':
    'Höchstens 2.000 Positionen können auf einmal in den Warenkorb gelegt werden. Wählen Sie weniger.',
  'lists.problem.full':
    'Die Liste ist voll: Sie fasst 5.000 Artikel. Entfernen Sie einige oder verwenden Sie eine andere Liste.',
  'lists.problem.limit': 'Sie haben die maximale Zahl an Listen erreicht. Löschen Sie zuerst eine.',
  'lists.problem.gone': 'Diese Liste gibt es nicht mehr, oder sie wird nicht mehr mit Ihnen geteilt.',
  'lists.problem.rights': 'Sie dürfen diese Liste nicht ändern. Fragen Sie den Besitzer.',
  'lists.problem.offline': 'Keine Verbindung. Versuchen Sie es gleich noch einmal.',
  'lists.problem.signedOut': 'Sie sind abgemeldet. Melden Sie sich wieder an.',
  'lists.problem.changed': 'Jemand anderes hat die Liste geändert. Prüfen Sie sie noch einmal.',
  'lists.problem.subscribers':
    'Jemand hat zu viele Listen, oder diese Liste ist mit zu vielen geteilt. Entfernen Sie zuerst jemanden.',
  'lists.problem.file': 'Die Datei konnte nicht gelesen werden. Ist es CSV oder XLSX?',
  'lists.problem.other': 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  'lists.home': 'Ihre Listen',
  'lists.home.all': 'Alle Listen',
};
