import type { compare as source } from '../en-US/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof source> = {
  'compare.title': 'Sammenlign varer',
  'compare.tray': 'Varer til sammenligning',
  'compare.chosen': '{count} av {most} valgt',
  'compare.open': 'Sammenlign',
  'compare.another': 'Velg én til',
  'compare.clear': 'Tøm',
  'compare.cleared': 'Sammenligningen er tømt',
  'compare.full': 'Det kan sammenlignes høyst {most} varer. Fjern én først.',
  'compare.onlyDifferences': 'Vis bare forskjeller',
  'compare.print': 'Skriv ut',
  'compare.property': 'Egenskap',
  'compare.differs': 'ulik',
  'compare.summary': '{differing} av {all} egenskaper er ulike.',
  'compare.same': 'Det er ingen kjente forskjeller på varene.',
  'compare.none': 'Ingenting å sammenligne ennå',
  'compare.none.text': 'Velg «Sammenlign» ved to til fire varer i en liste.',
  'compare.missing': 'Ikke funnet: {codes}',
  'compare.supplier': 'Leverandør',
  'compare.type': 'Type',
  'compare.class': 'Produkttype',
  'compare.without': 'Ingen verdi',
};
