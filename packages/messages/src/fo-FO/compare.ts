import type { compare as source } from '../en-US/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof source> = {
  'compare.title': 'Samanber vørur',
  'compare.tray': 'Vørur at samanbera',
  'compare.chosen': '{count} av {most} valdar',
  'compare.open': 'Samanber',
  'compare.another': 'Vel eina afturat',
  'compare.clear': 'Tøm',
  'compare.cleared': 'Samanberingin er tømd',
  'compare.full': 'Í mesta lagi {most} vørur kunnu samanberast. Tak eina burtur fyrst.',
  'compare.onlyDifferences': 'Vís bert munir',
  'compare.print': 'Prenta',
  'compare.property': 'Eginleiki',
  'compare.differs': 'ymiskt',
  'compare.summary': '{differing} av {all} eginleikum eru ymiskir.',
  'compare.same': 'Eingin kendur munur er á vørunum.',
  'compare.none': 'Einki at samanbera enn',
  'compare.none.text': 'Vel “Samanber” við tvær til fýra vørur á einum lista.',
  'compare.missing': 'Ikki funnið: {codes}',
  'compare.supplier': 'Veitari',
  'compare.type': 'Slag',
  'compare.class': 'Vøruslag',
  'compare.without': 'Einki virði',
};
