import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Siden finnes ikke',
  'errors.404.text': 'Adressen kan være feil, eller varen er ikke lenger i sortimentet. Søk på nummeret i stedet.',
  'errors.401.title': 'Logg inn først',
  'errors.401.text': 'Siden er for innloggede kunder.',
  'errors.403.title': 'Du har ikke tilgang til siden',
  'errors.403.text': 'Be firmaets brukeradministrator om tilgang.',
  'errors.500.title': 'Noe gikk galt',
  'errors.500.text': 'Ingenting er bestilt eller endret. Prøv igjen om litt.',
  'errors.offline.title': 'Ingen forbindelse',
  'errors.offline.text': 'Får ikke kontakt med nettbutikken. Handlekurven din er lagret. Prøv igjen når du er på nett.',
  'errors.home': 'Til forsiden',
};
