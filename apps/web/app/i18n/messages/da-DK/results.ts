import type { results as source } from '../en-US/results.ts';
import type { Translation } from '../translation.ts';

export const results: Translation<typeof source> = {
  'catalogue.none': 'Ingen varer fundet',
  'catalogue.none.tip.number': 'Tjek nummeret. Mellemrum, bindestreger og foranstillede nuller er ligegyldige.',
  'catalogue.none.tip.words': 'Prøv færre eller bredere ord: “kabel” i stedet for “installationskabel grå”.',
  'catalogue.none.tip.type': 'Søg kun på leverandøren eller typebetegnelsen.',
  'catalogue.didYouMean': 'Mente du',
  'results.variations': '{count, plural, one {# variant} other {# varianter}}',
  'results.variations.of': 'Varianter af {name}',
  'results.variations.filter': 'Filtrer varianter',
  'results.variations.none': 'Ingen variant har “{words}”.',
  'results.variations.failed': 'Varianterne kunne ikke hentes.',
  'results.column.material': 'Vare',
  'results.column.number': 'Nummer',
  'results.column.order': 'Pris, lager og bestilling',
  'results.favourite.add': 'Føj til favoritter: {name}',
  'results.favourite.remove': 'Fjern fra favoritter: {name}',
  'results.favourite.added': 'Føjet til dine favoritter',
  'results.favourite.removed': 'Fjernet fra dine favoritter',
  'results.favourite.failed': 'Favoritten kunne ikke gemmes.',
  'results.none.last': 'Uden “{name}”',
  'results.none.departments': 'Eller se i kataloget',
  'results.none.ask': 'Stadig ikke fundet?',
  'results.none.ask.text': 'Ikke alt, der kan skaffes, står i kataloget. Spørg os.',
  'results.none.ask.link': 'Kontakt',
};
