import { LANGUAGES, type Texts, textIn } from '@grossist/domain';
import { sharedWordsOf } from '../storage/shared.ts';
import { type StringTable, sortTexts, tableOf } from '../storage/string-table.ts';
import type { SearchDocument } from '../types.ts';

export const LONGEST_NAME = 48;
/** After every letter: materials without a name come last. */
const NAMELESS = '~';

/** A name in the order people expect: without case and accents, "7 W" before "10 W". */
export const nameKey = (name: string): string => {
  const lower = PLAIN.test(name) ? name.toLowerCase() : withoutAccents(name);
  const plain = lower
    .replace(/~/g, '')
    .replace(/\d+/g, (digits) => {
      const short = digits.replace(/^0+(?=\d)/, '');
      return String.fromCharCode(48 + Math.min(short.length, 9)) + short;
    })
    .trim()
    .slice(0, LONGEST_NAME);
  return plain === '' ? NAMELESS : plain;
};

const PLAIN = /^[ -~]*$/;

const withoutAccents = (name: string): string =>
  name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/ø/g, 'o').replace(/æ/g, 'ae');

/** The name of a key, as far as it is kept: lower case, without accents. */
export const nameOfKey = (key: string): string => (key === NAMELESS ? '' : key.replace(/\d(\d+)/g, '$1'));

export interface NameColumns {
  names: StringTable;
  nameRanks: Uint32Array[];
}

/** Per language the name a reader sees, ranked. */
export const nameColumns = (documents: readonly SearchDocument[]): NameColumns => {
  const keyOf = new Map<string, string>();
  const columns = LANGUAGES.map(() => documents.map(() => ''));
  documents.forEach((document, index) => {
    const texts: Texts = {};
    for (const language of LANGUAGES) {
      const name = document.texts[language]?.name;
      if (name !== undefined) texts[language] = name;
    }
    LANGUAGES.forEach((language, column) => {
      const name = textIn(texts, language)?.text ?? '';
      let key = keyOf.get(name);
      if (key === undefined) {
        key = nameKey(name);
        keyOf.set(name, key);
      }
      columns[column]![index] = key;
    });
  });
  const sorted = sortTexts([...new Set(keyOf.values())]);
  const rankOf = new Map(sorted.map((key, rank) => [key, rank]));
  return {
    names: tableOf(sorted),
    nameRanks: columns.map((column) => sharedWordsOf(column.map((key) => rankOf.get(key) ?? 0))),
  };
};
