import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Keine Seiten} one {# Seite} other {# Seiten}}',
  'content.none': 'Keine Seiten gefunden',
  'content.none.text':
    'Seiten behandeln Leistungen, Bedingungen und die Nutzung des Shops. Artikel finden Sie im Reiter „Artikel“.',
  'content.updated': 'Zuletzt geändert: {date}',
  'content.language': 'Nur in dieser Sprache verfügbar: {language}',
};
