import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Ingen sider} one {# side} other {# sider}}',
  'content.none': 'Ingen side har disse ord',
  'content.none.text': 'Sider fortæller om service, vilkår og fremgangsmåder. Varerne står ved siden af.',
  'content.updated': 'Senest ændret {date}',
  'content.language': 'Findes kun på dette sprog: {language}',
};
