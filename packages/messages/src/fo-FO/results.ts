import type { results as source } from '../en-US/results.ts';
import type { Translation } from '../translation.ts';

export const results: Translation<typeof source> = {
  'catalogue.none': 'Einki funnið',
  'catalogue.none.tip.number': 'Kanna nummarið. Millumrúm, bindistrikur og null frammanfyri hava einki at siga.',
  'catalogue.none.tip.words': 'Royn færri ella breiðari orð: “kaðal” heldur enn “innleggingarkaðal gráur”.',
  'catalogue.none.tip.type': 'Leita bert eftir veitaranum ella slagheitinum.',
  'catalogue.didYouMean': 'Meinti tú',
  'results.variations': '{count, plural, one {# frábrigdi} other {# frábrigdi}}',
  'results.variations.of': 'Frábrigdi av {name}',
  'results.variations.filter': 'Filtrera frábrigdi',
  'results.variations.none': 'Eingi frábrigdi hóska til “{words}”.',
  'results.variations.failed': 'Frábrigdini kundu ikki heintast.',
  'results.favourite.add': 'Legg afturat yndisvørum: {name}',
  'results.favourite.remove': 'Tak úr yndisvørum: {name}',
  'results.favourite.added': 'Lagt afturat tínum yndisvørum',
  'results.favourite.removed': 'Tikið úr tínum yndisvørum',
  'results.favourite.failed': 'Yndisvøran kundi ikki goymast.',
  'results.none.last': 'Uttan “{name}”',
  'results.none.departments': 'Ella hygg í vøruúrvalinum',
  'results.none.ask': 'Fanst tú hana ikki?',
  'results.none.ask.text': 'Vit kunnu útvega meira enn tað, sum er í vøruúrvalinum. Spyr okkum.',
  'results.none.ask.link': 'Samband',
};
