import type { variationMore as source } from '../en-US/variation-more.ts';
import type { Translation } from '../translation.ts';

export const variationMore: Translation<typeof source> = {
  'variation.siblings.count': '{shown} af {count}',
  'variation.siblings.filter': 'Filtrer varianter',
  'variation.siblings.moreFilters': '{count, plural, one {# filter mere} other {# filtre mere}}',
  'variation.siblings.any': 'Alle',
  'variation.siblings.clear': 'Ryd filtre',
  'variation.siblings.none': 'Ingen variant har det hele',
  'variation.siblings.current': 'Denne',
  'variation.siblings.variation': 'Variant',
  'variation.siblings.price': 'Pris og lager',
  'variation.feedback': 'Meld en fejl',
  'variation.feedback.lead': 'Er noget forkert, eller mangler der noget om {name}? Skriv det til os, så ser vi på det.',
  'variation.feedback.text': 'Hvad er forkert eller mangler?',
  'variation.feedback.contact': 'Hvordan kan vi kontakte dig? (valgfrit)',
  'variation.feedback.contact.hint': 'Er feltet tomt, bruger vi e-mailadressen fra dit login.',
  'variation.feedback.send': 'Send',
  'variation.feedback.sending': 'Sender …',
  'variation.feedback.done': 'Sendt. Tak!',
  'variation.feedback.failed': 'Det kunne ikke sendes. Prøv igen om et øjeblik.',
  'variation.feedback.empty': 'Skriv, hvad der er forkert eller mangler.',
  'variation.feedback.tooMany': 'Tak, det er nok for i dag. Fortsæt i morgen.',
  'variation.zoom.in': 'Zoom ind',
  'variation.zoom.out': 'Zoom ud',
  'variation.zoom.previous': 'Forrige billede',
  'variation.zoom.next': 'Næste billede',
};
