import type { Language } from '@grossist/domain';
import { STOP_WORDS } from './data/stop-words.ts';
import { fold } from './fold.ts';

const known = new Map<Language, ReadonlySet<string>>();

/** Folded words of a language that tell nothing of a material ("med", "für"). */
export const stopWordsOf = (language: Language): ReadonlySet<string> => {
  const words = known.get(language) ?? new Set(STOP_WORDS[language].split(' ').map(fold));
  known.set(language, words);
  return words;
};
