import type { compare as source } from '../en-US/compare.ts';
import type { Translation } from '../translation.ts';

export const compare: Translation<typeof source> = {
  'compare.title': 'Artikelen vergelijken',
  'compare.tray': 'Te vergelijken artikelen',
  'compare.chosen': '{count} van {most} geselecteerd',
  'compare.open': 'Vergelijken',
  'compare.another': 'Selecteer er nog één',
  'compare.clear': 'Wissen',
  'compare.cleared': 'Vergelijking gewist',
  'compare.full': 'Er kunnen hoogstens {most} artikelen worden vergeleken. Verwijder er eerst één.',
  'compare.onlyDifferences': 'Alleen verschillen tonen',
  'compare.print': 'Afdrukken',
  'compare.property': 'Kenmerk',
  'compare.differs': 'verschilt',
  'compare.summary': '{differing} van {all} kenmerken verschillen.',
  'compare.same': 'Deze artikelen hebben geen bekende verschillen.',
  'compare.none': 'Nog niets te vergelijken',
  'compare.none.text': 'Kies in een lijst bij twee tot vier artikelen “Vergelijken”.',
  'compare.missing': 'Niet gevonden: {codes}',
  'compare.supplier': 'Leverancier',
  'compare.type': 'Type',
  'compare.class': 'Productsoort',
  'compare.without': 'Geen waarde',
};
