import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Ingen sider} one {# side} other {# sider}}',
  'content.none': 'Ingen side har disse ordene',
  'content.none.text': 'Sider forteller om tjenester, vilkår og framgangsmåter. Varene står ved siden av.',
  'content.updated': 'Sist endret {date}',
  'content.language': 'Finnes bare på dette språket: {language}',
};
