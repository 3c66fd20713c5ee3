import type { variationMore as source } from '../en-US/variation-more.ts';
import type { Translation } from '../translation.ts';

export const variationMore: Translation<typeof source> = {
  'variation.siblings.count': '{shown} von {count}',
  'variation.siblings.filter': 'Varianten filtern',
  'variation.siblings.moreFilters': '{count, plural, one {# weiterer Filter} other {# weitere Filter}}',
  'variation.siblings.any': 'Alle',
  'variation.siblings.clear': 'Filter zurücksetzen',
  'variation.siblings.none': 'Keine passende Variante',
  'variation.siblings.current': 'Diese hier',
  'variation.siblings.variation': 'Variante',
  'variation.siblings.price': 'Preis und Bestand',
  'variation.dialux': 'Lichtplanung mit Dialux',
  'variation.feedback': 'Fehler melden',
  'variation.feedback.lead':
    'Stimmt etwas nicht oder fehlt etwas bei {name}? Schreiben Sie es uns, wir gehen dem nach.',
  'variation.feedback.text': 'Was stimmt nicht oder fehlt?',
  'variation.feedback.contact': 'Wie erreichen wir Sie? (freiwillig)',
  'variation.feedback.contact.hint': 'Bleibt das Feld leer, verwenden wir die E-Mail-Adresse Ihrer Anmeldung.',
  'variation.feedback.send': 'Senden',
  'variation.feedback.sending': 'Wird gesendet …',
  'variation.feedback.done': 'Gesendet. Danke!',
  'variation.feedback.failed': 'Es konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
  'variation.feedback.empty': 'Schreiben Sie, was nicht stimmt oder fehlt.',
  'variation.feedback.tooMany': 'Danke, das Tageslimit ist erreicht. Morgen können Sie weitere senden.',
  'variation.zoom.in': 'Größer',
  'variation.zoom.out': 'Kleiner',
  'variation.zoom.previous': 'Vorheriges Bild',
  'variation.zoom.next': 'Nächstes Bild',
};
