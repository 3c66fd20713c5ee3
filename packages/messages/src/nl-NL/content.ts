import type { content as source } from '../en-US/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  'content.pages.count': '{count, plural, =0 {Geen pagina’s} one {# pagina} other {# pagina’s}}',
  'content.none': 'Geen pagina’s gevonden',
  'content.none.text':
    'Pagina’s gaan over diensten, voorwaarden en het gebruik van de webshop. Artikelen vindt u op het tabblad Artikelen.',
  'content.updated': 'Laatst gewijzigd: {date}',
  'content.language': 'Alleen beschikbaar in deze taal: {language}',
};
