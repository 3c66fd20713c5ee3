import type { results as source } from '../en-US/results.ts';
import type { Translation } from '../translation.ts';

export const results: Translation<typeof source> = {
  'catalogue.none': 'Inget hittades',
  'catalogue.none.tip.number': 'Kontrollera numret. Mellanslag, bindestreck och inledande nollor spelar ingen roll.',
  'catalogue.none.tip.words': 'Prova färre eller mer allmänna ord: ”kabel” i stället för ”installationskabel grå”.',
  'catalogue.none.tip.type': 'Sök bara på leverantören eller typbeteckningen.',
  'catalogue.didYouMean': 'Menade du',
  'results.variations': '{count, plural, one {# variant} other {# varianter}}',
  'results.variations.of': 'Varianter av {name}',
  'results.variations.filter': 'Filtrera varianter',
  'results.variations.none': 'Inga varianter matchar ”{words}”.',
  'results.variations.failed': 'Varianterna kunde inte hämtas.',
  'results.favourite.add': 'Lägg till i favoriter: {name}',
  'results.favourite.remove': 'Ta bort från favoriter: {name}',
  'results.favourite.added': 'Tillagd i dina favoriter',
  'results.favourite.removed': 'Borttagen från dina favoriter',
  'results.favourite.failed': 'Favoriten kunde inte sparas.',
  'results.none.last': 'Utan ”{name}”',
  'results.none.departments': 'Eller titta i sortimentet',
  'results.none.ask': 'Hittade du den inte?',
  'results.none.ask.text': 'Vi kan få fram mer än det som finns i sortimentet. Fråga oss.',
  'results.none.ask.link': 'Kontakt',
};
