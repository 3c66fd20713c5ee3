import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Ongar síður} one {# síða} other {# síður}}',
  'content.none': 'Eingin síða hevur hesi orðini',
  'content.none.text': 'Síður siga frá tænastum, treytum og mannagongdum. Vørurnar eru við síðuna av.',
  'content.updated': 'Seinast broytt {date}',
  'content.language': 'Bert tøkt á hesum máli: {language}',
};
