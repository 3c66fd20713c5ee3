import type { results as source } from '../en-US/results.ts';
import type { Translation } from '../translation.ts';

export const results: Translation<typeof source> = {
  'catalogue.none': 'Nichts gefunden',
  'catalogue.none.tip.number':
    'Prüfen Sie die Nummer. Leerzeichen, Bindestriche und führende Nullen spielen keine Rolle.',
  'catalogue.none.tip.words':
    'Versuchen Sie weniger oder allgemeinere Wörter: „Kabel“ statt „Installationskabel grau“.',
  'catalogue.none.tip.type': 'Suchen Sie nur nach dem Lieferanten oder der Typbezeichnung.',
  'catalogue.didYouMean': 'Meinten Sie',
  'results.variations': '{count, plural, one {# Variante} other {# Varianten}}',
  'results.variations.of': 'Varianten von {name}',
  'results.variations.filter': 'Varianten filtern',
  'results.variations.none': 'Keine Variante passt zu „{words}“.',
  'results.variations.failed': 'Die Varianten konnten nicht geladen werden.',
  'results.favourite.add': 'Zu den Favoriten: {name}',
  'results.favourite.remove': 'Aus den Favoriten: {name}',
  'results.favourite.added': 'Zu Ihren Favoriten hinzugefügt',
  'results.favourite.removed': 'Aus Ihren Favoriten entfernt',
  'results.favourite.failed': 'Der Favorit konnte nicht gespeichert werden.',
  'results.none.last': 'Ohne „{name}“',
  'results.none.departments': 'Oder im Sortiment stöbern',
  'results.none.ask': 'Nicht gefunden?',
  'results.none.ask.text': 'Wir können mehr besorgen, als im Sortiment steht. Fragen Sie uns.',
  'results.none.ask.link': 'Kontakt',
};
