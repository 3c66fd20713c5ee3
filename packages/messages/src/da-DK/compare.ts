import type { compare as source } from '../en-US/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof source> = {
  'compare.title': 'Sammenlign varer',
  'compare.tray': 'Varer til sammenligning',
  'compare.chosen': '{count} af {most} valgt',
  'compare.open': 'Sammenlign',
  'compare.another': 'Vælg én mere',
  'compare.clear': 'Ryd',
  'compare.cleared': 'Sammenligningen er ryddet',
  'compare.full': 'Der kan højst sammenlignes {most} varer. Fjern én først.',
  'compare.onlyDifferences': 'Vis kun forskelle',
  'compare.print': 'Udskriv',
  'compare.property': 'Egenskab',
  'compare.differs': 'forskellig',
  'compare.summary': '{differing} af {all} egenskaber er forskellige.',
  'compare.same': 'Der er ingen kendte forskelle på varerne.',
  'compare.none': 'Intet at sammenligne endnu',
  'compare.none.text': 'Vælg “Sammenlign” ved to til fire varer på en liste.',
  'compare.missing': 'Ikke fundet: {codes}',
  'compare.supplier': 'Leverandør',
  'compare.type': 'Type',
  'compare.class': 'Produkttype',
  'compare.without': 'Ingen værdi',
};
