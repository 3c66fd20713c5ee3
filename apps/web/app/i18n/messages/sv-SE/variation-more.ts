import type { variationMore as source } from '../en-US/variation-more.ts';
import type { Translation } from '../translation.ts';

export const variationMore: Translation<typeof source> = {
  'variation.siblings.count': '{shown} av {count}',
  'variation.siblings.filter': 'Filtrera varianter',
  'variation.siblings.moreFilters': '{count, plural, one {# filter till} other {# filter till}}',
  'variation.siblings.any': 'Alla',
  'variation.siblings.clear': 'Rensa filter',
  'variation.siblings.none': 'Ingen variant har allt detta',
  'variation.siblings.current': 'Denna',
  'variation.siblings.variation': 'Variant',
  'variation.siblings.price': 'Pris och lager',
  'variation.feedback': 'Rapportera fel',
  'variation.feedback.lead': 'Är något fel, eller saknas något om {name}? Skriv till oss, så ser vi på det.',
  'variation.feedback.text': 'Vad är fel eller saknas?',
  'variation.feedback.contact': 'Hur når vi dig? (valfritt)',
  'variation.feedback.contact.hint': 'Om fältet är tomt använder vi e-postadressen från din inloggning.',
  'variation.feedback.send': 'Skicka',
  'variation.feedback.sending': 'Skickar …',
  'variation.feedback.done': 'Skickat. Tack!',
  'variation.feedback.failed': 'Det gick inte att skicka. Försök igen om en stund.',
  'variation.feedback.empty': 'Skriv vad som är fel eller saknas.',
  'variation.feedback.tooMany': 'Tack, det räcker för i dag. Fortsätt i morgon.',
  'variation.zoom.in': 'Zooma in',
  'variation.zoom.out': 'Zooma ut',
  'variation.zoom.previous': 'Föregående bild',
  'variation.zoom.next': 'Nästa bild',
};
