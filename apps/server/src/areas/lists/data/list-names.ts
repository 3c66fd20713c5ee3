import type { Language } from '@grossist/domain';

/** Names of the lists that the shop keeps, as their readers see them. */
export const LIST_NAMES: Record<'favorites' | 'topSelling', Record<Language, string>> = {
  favorites: {
    en: 'Favorites',
    da: 'Favoritter',
    de: 'Favoriten',
    sv: 'Favoriter',
    nl: 'Favorieten',
    nb: 'Favoritter',
    fo: 'Yndisvørur',
  },
  topSelling: {
    en: 'Most ordered',
    da: 'Mest købt',
    de: 'Meistbestellt',
    sv: 'Mest beställt',
    nl: 'Meest besteld',
    nb: 'Mest bestilt',
    fo: 'Mest bílagt',
  },
};
