import type { variationMore as source } from '../en-US/variation-more.ts';
import type { Translation } from '../translation.ts';

export const variationMore: Translation<typeof source> = {
  'variation.siblings.count': '{shown} van {count}',
  'variation.siblings.filter': 'Varianten filteren',
  'variation.siblings.moreFilters': '{count, plural, one {Nog # filter} other {Nog # filters}}',
  'variation.siblings.any': 'Alle',
  'variation.siblings.clear': 'Filters wissen',
  'variation.siblings.none': 'Geen variant past',
  'variation.siblings.current': 'Deze',
  'variation.siblings.variation': 'Variant',
  'variation.siblings.price': 'Prijs en voorraad',
  'variation.dialux': 'Lichtplanning met Dialux',
  'variation.feedback': 'Fout melden',
  'variation.feedback.lead':
    'Klopt er iets niet of ontbreekt er iets bij {name}? Laat het ons weten, dan kijken wij ernaar.',
  'variation.feedback.text': 'Wat klopt er niet of ontbreekt?',
  'variation.feedback.contact': 'Hoe kunnen wij u bereiken? (optioneel)',
  'variation.feedback.contact.hint': 'Als u dit leeg laat, gebruiken we het e-mailadres van uw account.',
  'variation.feedback.send': 'Versturen',
  'variation.feedback.sending': 'Wordt verstuurd …',
  'variation.feedback.done': 'Verstuurd. Dank u wel!',
  'variation.feedback.failed': 'Het kon niet worden verstuurd. Probeer het zo nog eens.',
  'variation.feedback.empty': 'Schrijf op wat er niet klopt of ontbreekt.',
  'variation.feedback.tooMany': 'Dank u, u hebt de limiet van vandaag bereikt. Morgen kunt u meer versturen.',
  'variation.zoom.in': 'Inzoomen',
  'variation.zoom.out': 'Uitzoomen',
  'variation.zoom.previous': 'Vorige afbeelding',
  'variation.zoom.next': 'Volgende afbeelding',
};
