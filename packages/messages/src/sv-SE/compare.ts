import type { compare as source } from '../en-US/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof source> = {
  'compare.title': 'Jämför artiklar',
  'compare.tray': 'Artiklar att jämföra',
  'compare.chosen': '{count} av {most} valda',
  'compare.open': 'Jämför',
  'compare.another': 'Välj en till',
  'compare.clear': 'Rensa',
  'compare.cleared': 'Jämförelsen är rensad',
  'compare.full': 'Högst {most} artiklar kan jämföras. Ta bort en först.',
  'compare.onlyDifferences': 'Visa bara skillnader',
  'compare.print': 'Skriv ut',
  'compare.property': 'Egenskap',
  'compare.differs': 'skiljer sig',
  'compare.summary': '{differing} av {all} egenskaper skiljer sig.',
  'compare.same': 'Det finns inga kända skillnader mellan artiklarna.',
  'compare.none': 'Inget att jämföra än',
  'compare.none.text': 'Välj ”Jämför” vid två till fyra artiklar i en lista.',
  'compare.missing': 'Hittades inte: {codes}',
  'compare.supplier': 'Leverantör',
  'compare.type': 'Typ',
  'compare.class': 'Produkttyp',
  'compare.without': 'Inget värde',
};
