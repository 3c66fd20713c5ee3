import type { SynonymGroup } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import type { Selectable } from 'kysely';
import type { SynonymGroupsTable } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';

export interface SynonymsGiven {
  /** Null: every language. */
  language: Language | null;
  words: readonly string[];
  isOneWay: boolean;
}

export type SynonymRow = Selectable<SynonymGroupsTable>;

const MOST_WORDS = 50;

/** Each word once, however it is spaced and cased, in the order given. */
export const distinctWords = (words: readonly string[]): string[] => {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const plain = word.trim().replace(/\s+/g, ' ');
    if (plain !== '' && !byKey.has(plain.toLowerCase())) byKey.set(plain.toLowerCase(), plain);
  }
  return [...byKey.values()];
};

/**
 * The row of a group. Its key is the same for the same words in another order; of a one-way group the first word stays first.
 * @throws Failure 422 for fewer than two different words, or too many
 */
export const rowOf = ({ language, words: given, isOneWay }: SynonymsGiven) => {
  const words = distinctWords(given);
  if (words.length < 2) throw breaksRule('too-few-words', 'A group needs two different words', 'Words');
  if (words.length > MOST_WORDS) throw breaksRule('too-many-words', `A group has ${MOST_WORDS} words at most`, 'Words');
  const keys = words.map((word) => word.toLowerCase());
  const key = isOneWay ? [keys[0], ...keys.slice(1).sort()] : keys.sort();
  return { language, words, is_one_way: isOneWay, key: key.join('\n') };
};

export const presentGroup = (row: SynonymRow): SynonymGroup => ({
  Id: row.id,
  Language: row.language,
  Words: row.words,
  IsOneWay: row.is_one_way,
  Version: row.version,
  ModifiedAt: row.modified_at.toISOString(),
});
