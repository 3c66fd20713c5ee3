import type { results as source } from '../en-US/results.ts';
import type { Translation } from '../translation.ts';

export const results: Translation<typeof source> = {
  'catalogue.none': 'Ingen treff',
  'catalogue.none.tip.number': 'Kontroller nummeret. Mellomrom, bindestreker og innledende nuller har ingenting å si.',
  'catalogue.none.tip.words': 'Prøv færre eller mer generelle ord: «kabel» i stedet for «installasjonskabel grå».',
  'catalogue.none.tip.type': 'Søk bare på leverandøren eller typebetegnelsen.',
  'catalogue.didYouMean': 'Mente du',
  'results.variations': '{count, plural, one {# variant} other {# varianter}}',
  'results.variations.of': 'Varianter av {name}',
  'results.variations.filter': 'Filtrer varianter',
  'results.variations.none': 'Ingen varianter passer til «{words}».',
  'results.variations.failed': 'Variantene kunne ikke hentes.',
  'results.favourite.add': 'Legg til i favoritter: {name}',
  'results.favourite.remove': 'Fjern fra favoritter: {name}',
  'results.favourite.added': 'Lagt til i favorittene dine',
  'results.favourite.removed': 'Fjernet fra favorittene dine',
  'results.favourite.failed': 'Favoritten kunne ikke lagres.',
  'results.none.last': 'Uten «{name}»',
  'results.none.departments': 'Eller se sortimentet',
  'results.none.ask': 'Fant du den ikke?',
  'results.none.ask.text': 'Vi kan skaffe mer enn det som er i sortimentet. Spør oss.',
  'results.none.ask.link': 'Kontakt',
};
