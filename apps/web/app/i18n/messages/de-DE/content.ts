import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Keine Seiten} one {# Seite} other {# Seiten}}',
  'content.none': 'Keine Seite hat diese Wörter',
  'content.none.text': 'Seiten erzählen von Leistungen, Bedingungen und Abläufen. Die Artikel stehen daneben.',
  'content.updated': 'Zuletzt geändert: {date}',
  'content.language': 'Nur in dieser Sprache verfügbar: {language}',
};
