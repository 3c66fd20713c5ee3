import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Inga sidor} one {# sida} other {# sidor}}',
  'content.none': 'Ingen sida har dessa ord',
  'content.none.text': 'Sidor berättar om tjänster, villkor och hur saker görs. Artiklarna finns bredvid.',
  'content.updated': 'Senast ändrad {date}',
  'content.language': 'Finns endast på detta språk: {language}',
};
