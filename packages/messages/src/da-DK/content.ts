import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Ingen sider} one {# side} other {# sider}}',
  'content.none': 'Ingen sider fundet',
  'content.none.text': 'Sider handler om service, vilkår og brug af shoppen. Varer findes under fanen Varer.',
  'content.updated': 'Senest ændret {date}',
  'content.language': 'Findes kun på dette sprog: {language}',
};
