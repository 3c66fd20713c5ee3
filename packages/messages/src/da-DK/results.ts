import type { results as source } from '../en-US/results.ts';
import type { Translation } from '../translation.ts';

export const results: Translation<typeof source> = {
  'catalogue.none': 'Intet fundet',
  'catalogue.none.tip.number': 'Kontrollér nummeret. Mellemrum, bindestreger og foranstillede nuller er ligegyldige.',
  'catalogue.none.tip.words': 'Prøv færre eller mere generelle ord: “kabel” i stedet for “installationskabel grå”.',
  'catalogue.none.tip.type': 'Søg kun på leverandøren eller typebetegnelsen.',
  'catalogue.didYouMean': 'Mente du',
  'results.variations': '{count, plural, one {# variant} other {# varianter}}',
  'results.variations.of': 'Varianter af {name}',
  'results.variations.filter': 'Filtrér varianter',
  'results.variations.none': 'Ingen varianter passer til “{words}”.',
  'results.variations.failed': 'Varianterne kunne ikke hentes.',
  'results.favourite.add': 'Føj til favoritter: {name}',
  'results.favourite.remove': 'Fjern fra favoritter: {name}',
  'results.favourite.added': 'Føjet til dine favoritter',
  'results.favourite.removed': 'Fjernet fra dine favoritter',
  'results.favourite.failed': 'Favoritten kunne ikke gemmes.',
  'results.none.last': 'Uden “{name}”',
  'results.none.departments': 'Eller se sortimentet',
  'results.none.ask': 'Fandt du den ikke?',
  'results.none.ask.text': 'Vi kan skaffe mere end det, der er i sortimentet. Spørg os.',
  'results.none.ask.link': 'Kontakt',
};
