import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Siden findes ikke',
  'errors.404.text': 'Adressen kan være forkert, eller varen er udgået. Søg på nummeret i stedet.',
  'errors.401.title': 'Log ind først',
  'errors.401.text': 'Siden er for kunder, der er logget ind.',
  'errors.403.title': 'Du har ikke adgang til siden',
  'errors.403.text': 'Bed virksomhedens brugeradministrator om adgang.',
  'errors.500.title': 'Noget gik galt hos os',
  'errors.500.text': 'Intet er bestilt eller ændret. Prøv igen om lidt.',
  'errors.offline.title': 'Ingen forbindelse',
  'errors.offline.text': 'Butikken kan ikke nås. Din kurv er gemt hos os; prøv igen, når du er online.',
  'errors.home': 'Til forsiden',
};
