import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Ongar síður} one {# síða} other {# síður}}',
  'content.none': 'Ongar síður funnar',
  'content.none.text': 'Síður snúgva seg um tænastur, treytir og nýtslu av handlinum. Vørur finnur tú undir Vørur.',
  'content.updated': 'Seinast broytt {date}',
  'content.language': 'Bert tøkt á hesum máli: {language}',
};
