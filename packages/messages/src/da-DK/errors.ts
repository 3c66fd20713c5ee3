import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Siden findes ikke',
  'errors.404.text': 'Adressen kan være forkert, eller varen er ikke længere i sortimentet. Søg på nummeret i stedet.',
  'errors.401.title': 'Log ind først',
  'errors.401.text': 'Siden er for kunder, der er logget ind.',
  'errors.403.title': 'Du har ikke adgang til siden',
  'errors.403.text': 'Bed firmaets brugeradministrator om adgang.',
  'errors.500.title': 'Noget gik galt',
  'errors.500.text': 'Intet er bestilt eller ændret. Prøv igen om lidt.',
  'errors.offline.title': 'Ingen forbindelse',
  'errors.offline.text': 'Der er ikke forbindelse til shoppen. Din kurv er gemt. Prøv igen, når du er online.',
  'errors.home': 'Gå til forsiden',
};
