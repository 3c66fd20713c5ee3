import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Ingen sider} one {# side} other {# sider}}',
  'content.none': 'Ingen sider funnet',
  'content.none.text': 'Sider handler om tjenester, vilkår og bruk av nettbutikken. Varer finner du under fanen Varer.',
  'content.updated': 'Sist endret {date}',
  'content.language': 'Finnes bare på dette språket: {language}',
};
