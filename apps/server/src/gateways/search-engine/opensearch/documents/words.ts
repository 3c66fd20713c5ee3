import { LANGUAGES, type Language } from '@grossist/domain';
import { designationTerms, indexedTerms, type SearchDocument, stemOf } from '@grossist/search-index';

/** Words of no language, such as type designations. */
export const NEUTRAL = 'xx';

export type Tag = Language | typeof NEUTRAL;

/** What the tag and the sign after it take of a token. */
export const TAG_LENGTH = 3;

/** "da:kabel": the word itself. */
export const termToken = (tag: Tag, term: string): string => `${tag}:${term}`;

/** "da~kabl": what all forms of a word have in common. */
export const stemToken = (language: Language, stem: string): string => `${language}~${stem}`;

const reversed = (term: string): string => [...term].toReversed().join('');

/** What the reversed form of a word with an ending begins with: "da:lebak". */
export const endToken = (language: Language, end: string): string => `${language}:${reversed(end)}`;

export interface IndexedWords {
  /** Terms and stems of everything. */
  all: string[];
  /** Of what a material is called: type designation, names, keywords. */
  main: string[];
  /** Words of letters written backwards, to find compounds by what they end with. */
  ends: string[];
  /** "da:ror=rør": how words are written that are indexed otherwise. */
  written: string[];
}

const PLAIN = /^[a-z]{6,}$/;

interface Collected {
  all: Set<string>;
  main: Set<string>;
  ends: Set<string>;
  written: Set<string>;
}

const collect = (into: Collected, tag: Tag, text: string | undefined, isMain: boolean): void => {
  if (text === undefined || text === '') return;
  for (const { term, written } of indexedTerms(text)) {
    const stem = tag === NEUTRAL ? undefined : stemOf(term, tag);
    const tokens = [termToken(tag, term), ...(tag === NEUTRAL || stem === undefined ? [] : [stemToken(tag, stem)])];
    for (const token of tokens) {
      into.all.add(token);
      if (isMain) into.main.add(token);
    }
    // English makes no compounds.
    if (tag !== NEUTRAL && tag !== 'en' && PLAIN.test(term)) into.ends.add(endToken(tag, term));
    if (written !== term) into.written.add(`${termToken(tag, term)}=${written}`);
  }
};

/** The words a document is found by, read by the same code as the embedded engine reads them. */
export const indexedWords = ({ typeDesignation, texts, keywords }: SearchDocument): IndexedWords => {
  const into: Collected = { all: new Set(), main: new Set(), ends: new Set(), written: new Set() };
  collect(into, NEUTRAL, typeDesignation, true);
  for (const term of designationTerms(typeDesignation ?? '')) {
    into.all.add(termToken(NEUTRAL, term));
    into.main.add(termToken(NEUTRAL, term));
  }
  for (const language of LANGUAGES) {
    collect(into, language, texts[language]?.name, true);
    // One by one: "K" and "16 A" are not "K16".
    for (const keyword of keywords?.[language] ?? []) collect(into, language, keyword, true);
    collect(into, language, texts[language]?.description, false);
  }
  return { all: [...into.all], main: [...into.main], ends: [...into.ends], written: [...into.written] };
};
