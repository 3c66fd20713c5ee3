import { LANGUAGES, type Language } from '@grossist/domain';

/** Words of no language, such as type designations, are found by everybody. */
export const NEUTRAL = 0x80;

export const languageBit = (language: Language): number => 1 << LANGUAGES.indexOf(language);

const READS: Record<Language, readonly Language[]> = {
  en: ['en'],
  da: ['da', 'en'],
  de: ['de', 'en'],
  sv: ['sv', 'en'],
  nl: ['nl', 'en'],
  nb: ['nb', 'da', 'en'],
  fo: ['fo', 'da', 'en'],
};

/** The languages in which a reader's words are looked for, own first, in the order texts fall back. */
export const languagesRead = (language: Language): readonly Language[] => READS[language];

/** The same as bits, with the words of no language. */
export const languageMask = (language: Language): number =>
  READS[language].reduce((mask, each) => mask | languageBit(each), NEUTRAL);
