import type { variationMore as source } from '../en-US/variation-more.ts';
import type { Translation } from '../translation.ts';

export const variationMore: Translation<typeof source> = {
  'variation.siblings.count': '{shown} av {count}',
  'variation.siblings.filter': 'Filtrera frábrigdi',
  'variation.siblings.moreFilters': '{count, plural, one {# filtur afturat} other {# filtur afturat}}',
  'variation.siblings.any': 'Øll',
  'variation.siblings.clear': 'Tøm filtur',
  'variation.siblings.none': 'Einki frábrigdi hevur alt hetta',
  'variation.siblings.current': 'Hetta',
  'variation.siblings.variation': 'Frábrigdi',
  'variation.siblings.price': 'Prísur og goymsla',
  'variation.feedback': 'Boða frá villu',
  'variation.feedback.lead': 'Er okkurt skeivt, ella vantar okkurt um {name}? Skriva til okkara, so kanna vit tað.',
  'variation.feedback.text': 'Hvat er skeivt ella vantar?',
  'variation.feedback.contact': 'Hvussu fáa vit fatur á tær? (valfrítt)',
  'variation.feedback.contact.hint': 'Er teigurin tómur, nýta vit teldupostin, tú ritar inn við.',
  'variation.feedback.send': 'Send',
  'variation.feedback.sending': 'Sendir …',
  'variation.feedback.done': 'Sent. Takk fyri!',
  'variation.feedback.failed': 'Tað bar ikki til at senda. Royn aftur um eina løtu.',
  'variation.feedback.empty': 'Skriva, hvat er skeivt ella vantar.',
  'variation.feedback.tooMany': 'Takk, tað er nóg mikið í dag. Halt fram í morgin.',
  'variation.zoom.in': 'Størri',
  'variation.zoom.out': 'Minni',
  'variation.zoom.previous': 'Undanfarna mynd',
  'variation.zoom.next': 'Næsta mynd',
};
