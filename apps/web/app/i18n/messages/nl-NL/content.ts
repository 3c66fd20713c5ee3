import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Geen pagina’s} one {# pagina} other {# pagina’s}}',
  'content.none': 'Geen pagina heeft deze woorden',
  'content.none.text': 'Pagina’s vertellen over diensten, voorwaarden en werkwijzen. De artikelen staan ernaast.',
  'content.updated': 'Laatst gewijzigd: {date}',
  'content.language': 'Alleen beschikbaar in deze taal: {language}',
};
