import type { variationMore as source } from '../en-US/variation-more.ts';
import type { Translation } from '../translation.ts';

export const variationMore: Translation<typeof source> = {
  'variation.siblings.count': '{shown} av {count}',
  'variation.siblings.filter': 'Filtrer varianter',
  'variation.siblings.moreFilters': '{count, plural, one {# filter til} other {# filtre til}}',
  'variation.siblings.any': 'Alle',
  'variation.siblings.clear': 'Fjern filtre',
  'variation.siblings.none': 'Ingen variant har alt dette',
  'variation.siblings.current': 'Denne',
  'variation.siblings.variation': 'Variant',
  'variation.siblings.price': 'Pris og lager',
  'variation.feedback': 'Meld fra om feil',
  'variation.feedback.lead': 'Er noe feil, eller mangler det noe om {name}? Skriv til oss, så ser vi på det.',
  'variation.feedback.text': 'Hva er feil eller mangler?',
  'variation.feedback.contact': 'Hvordan kan vi kontakte deg? (valgfritt)',
  'variation.feedback.contact.hint': 'Er feltet tomt, bruker vi e-postadressen fra innloggingen din.',
  'variation.feedback.send': 'Send',
  'variation.feedback.sending': 'Sender …',
  'variation.feedback.done': 'Sendt. Takk!',
  'variation.feedback.failed': 'Det kunne ikke sendes. Prøv igjen om et øyeblikk.',
  'variation.feedback.empty': 'Skriv hva som er feil eller mangler.',
  'variation.feedback.tooMany': 'Takk, det er nok for i dag. Fortsett i morgen.',
  'variation.zoom.in': 'Zoom inn',
  'variation.zoom.out': 'Zoom ut',
  'variation.zoom.previous': 'Forrige bilde',
  'variation.zoom.next': 'Neste bilde',
};
