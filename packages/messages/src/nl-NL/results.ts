import type { results as source } from '../en-US/results.ts';
import type { Translation } from '../translation.ts';

export const results: Translation<typeof source> = {
  'catalogue.none': 'Niets gevonden',
  'catalogue.none.tip.number': 'Controleer het nummer. Spaties, streepjes en voorloopnullen maken niet uit.',
  'catalogue.none.tip.words': 'Probeer minder of algemenere woorden: “kabel” in plaats van “installatiekabel grijs”.',
  'catalogue.none.tip.type': 'Zoek alleen op de leverancier of de typeaanduiding.',
  'catalogue.didYouMean': 'Bedoelde u',
  'results.variations': '{count, plural, one {# variant} other {# varianten}}',
  'results.variations.of': 'Varianten van {name}',
  'results.variations.filter': 'Varianten filteren',
  'results.variations.none': 'Geen variant past bij “{words}”.',
  'results.variations.failed': 'De varianten konden niet worden geladen.',
  'results.favourite.add': 'Aan favorieten toevoegen: {name}',
  'results.favourite.remove': 'Uit favorieten verwijderen: {name}',
  'results.favourite.added': 'Toegevoegd aan uw favorieten',
  'results.favourite.removed': 'Verwijderd uit uw favorieten',
  'results.favourite.failed': 'De favoriet kon niet worden opgeslagen.',
  'results.none.last': 'Zonder “{name}”',
  'results.none.departments': 'Of blader door het assortiment',
  'results.none.ask': 'Niet gevonden?',
  'results.none.ask.text': 'We kunnen meer leveren dan wat in het assortiment staat. Vraag het ons.',
  'results.none.ask.link': 'Contact',
};
