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
  'lists.name.missing': 'Geben Sie der Liste einen Namen',
  'lists.create': 'Liste anlegen',
  'lists.picker.in': '{count, plural, =0 {Auf eine Liste} one {In # Ihrer Listen} other {In # Ihrer Listen}}',
  'lists.picker.choose': 'Listen wählen: {name}',
  'lists.picker.title': 'Listen mit {name}',
  'lists.picker.find': 'Liste suchen',
  'lists.picker.none': 'Keine Liste passt',
  'lists.picker.added': 'Auf „{list}“ gesetzt',
  'lists.picker.removed': 'Von „{list}“ entfernt',
  'lists.picker.all': 'Zu den Listen',
  'lists.save': 'Auf Liste speichern',
  'lists.save.title':
    '{count, plural, one {# Artikel auf eine Liste speichern} other {# Artikel auf eine Liste speichern}}',
  'lists.save.list': 'Liste',
  'lists.save.materials': 'Artikel',
  'lists.save.do': 'Speichern',
  'lists.saved':
    '{count, plural, =0 {Nichts Neues auf „{list}“.} one {# Artikel auf „{list}“ gesetzt.} other {# Artikel auf „{list}“ gesetzt.}}',
  'lists.saved.there': '{count, plural, one {# stand schon darauf.} other {# standen schon darauf.}}',
  'lists.saved.not':
    '{count, plural, one {# konnte nicht aufgenommen werden.} other {# konnten nicht aufgenommen werden.}}',
  'lists.order.all': 'Alles in den Warenkorb',
  'lists.result.added':
    '{count, plural, =0 {Nichts wurde in den Warenkorb gelegt.} one {# Position in den Warenkorb gelegt.} other {# Positionen in den Warenkorb gelegt.}}',
  'lists.result.rounded': '{count, plural, one {# Menge wurde aufgerundet.} other {# Mengen wurden aufgerundet.}}',
  'lists.result.capped':
    '{count, plural, one {# wurde auf den Bestand gekürzt.} other {# wurden auf den Bestand gekürzt.}}',
  'lists.result.refused':
    '{count, plural, one {# konnte nicht hineingelegt werden und bleibt ausgewählt.} other {# konnten nicht hineingelegt werden und bleiben ausgewählt.}}',
  'lists.result.notAdded':
    '{count, plural, one {# konnte nicht hineingelegt werden.} other {# konnten nicht hineingelegt werden.}}',
  'lists.result.details': 'Einzelheiten',
  'lists.result.refusedLines': 'Nicht hineingelegt',
  'lists.result.changedLines': 'Geänderte Mengen',
  'lists.result.change': '{name}: aus {wanted} wurde {added}',
  'lists.result.more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'lists.result.cart': 'Zum Warenkorb',
  'lists.reason.blocked': 'für den Verkauf gesperrt',
  'lists.reason.obsolete': 'nicht mehr lieferbar',
  'lists.reason.notSoldHere': 'wird Ihnen nicht verkauft',
  'lists.reason.soldOut': 'ausverkauft',
  'lists.reason.quantity': 'diese Menge ist nicht bestellbar',
  'lists.reason.notInThisCart': 'passt nicht zu dem, was im Warenkorb liegt',
  'lists.reason.cartFull': 'der Warenkorb ist voll',
  'lists.reason.unavailable': 'gerade nicht bestellbar',
  'lists.reason.tooMany': 'Höchstens 2.000 Positionen auf einmal in den Warenkorb. Wählen Sie weniger aus.',
  'lists.problem.full':
    'Die Liste ist voll: Sie fasst 5.000 Artikel. Entfernen Sie welche oder nehmen Sie eine andere Liste.',
  'lists.problem.limit': 'Sie haben so viele Listen, wie eine Person haben kann. Löschen Sie zuerst eine.',
  'lists.problem.gone': 'Diese Liste gibt es nicht mehr, oder sie ist nicht mehr mit Ihnen geteilt.',
  'lists.problem.rights': 'Sie dürfen diese Liste nicht ändern. Fragen Sie den Besitzer.',
  'lists.problem.offline': 'Keine Verbindung. Versuchen Sie es gleich noch einmal.',
  'lists.problem.signedOut': 'Sie sind abgemeldet. Melden Sie sich wieder an.',
  'lists.problem.changed': 'Jemand anderes hat die Liste geändert. Sehen Sie sie sich noch einmal an.',
  'lists.problem.subscribers':
    'Entweder hat jemand schon so viele geteilte Listen wie möglich, oder diese Liste ist mit so vielen geteilt wie möglich.',
  'lists.problem.file': 'Die Datei war nicht lesbar. Ist es CSV oder XLSX?',
  'lists.problem.other': 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  'lists.home': 'Ihre Listen',
  'lists.home.all': 'Alle Listen',
};
