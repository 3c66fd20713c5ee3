import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Inga sidor} one {# sida} other {# sidor}}',
  'content.none': 'Inga sidor hittades',
  'content.none.text':
    'Sidor handlar om tjänster, villkor och hur webbutiken används. Artiklar finns under fliken Artiklar.',
  'content.updated': 'Senast ändrad {date}',
  'content.language': 'Finns endast på detta språk: {language}',
};
