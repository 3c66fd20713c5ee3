import { LANGUAGES, type Texts, textIn } from '@grossist/domain';
import { nameKey, numbersOf, type SearchDocument } from '@grossist/search-index';
import { type IndexedPairs, indexedPairs } from './pairs.ts';
import { type IndexedWords, indexedWords } from './words.ts';

/** A material as it lies in the cluster. */
export interface IndexedDocument extends IndexedPairs {
  key: string;
  productKey: string;
  markets: readonly string[];
  popularity: number;
  numbers: readonly string[];
  words: IndexedWords;
  /** Per language what its readers' lists are sorted by. */
  names: Record<string, string>;
  nodePath: readonly string[];
  limiting: readonly string[];
  exclusive: readonly string[];
}

const MOST_POPULAR = 1000;

const namesOf = ({ texts }: SearchDocument): Record<string, string> => {
  const names: Texts = {};
  for (const language of LANGUAGES) {
    const name = texts[language]?.name;
    if (name !== undefined) names[language] = name;
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, nameKey(textIn(names, language)?.text ?? '')]));
};

const popularityOf = ({ popularity }: SearchDocument): number =>
  Number.isFinite(popularity) ? Math.min(MOST_POPULAR, Math.max(0, Math.round(popularity))) : 0;

export const documentOf = (document: SearchDocument): IndexedDocument => ({
  key: document.key,
  productKey: document.productKey,
  markets: document.markets,
  popularity: popularityOf(document),
  numbers: numbersOf(document),
  words: indexedWords(document),
  names: namesOf(document),
  nodePath: document.nodePath,
  ...indexedPairs(document),
  limiting: [...new Set(document.limitingAssortments)],
  exclusive: [...new Set(document.exclusiveAssortments)],
});
