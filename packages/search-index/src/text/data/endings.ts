import type { Language } from '@grossist/domain';

/** Endings of number, definiteness and case on folded words, the longest first. */
export const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['es', 's', 'e'],
  da: ['ernes', 'erens', 'erne', 'eren', 'ens', 'ets', 'ers', 'ere', 'ene', 'er', 'en', 'et', 'es', 'e', 's'],
  nb: ['ernes', 'erens', 'erne', 'eren', 'ens', 'ets', 'ers', 'ere', 'ene', 'er', 'en', 'et', 'es', 'e', 'a', 's'],
  fo: ['urnar', 'arnir', 'irnir', 'arnar', 'ina', 'num', 'ar', 'ir', 'ur', 'in', 'an', 'id', 'um', 'a', 'i', 's'],
  sv: [
    'arnas',
    'arens',
    'arna',
    'erna',
    'orna',
    'aren',
    'ens',
    'ets',
    'are',
    'ar',
    'or',
    'er',
    'en',
    'et',
    'an',
    'na',
    'a',
    'n',
    's',
  ],
  nl: ['eren', 'en', 's', 'e'],
  de: ['ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'],
};
