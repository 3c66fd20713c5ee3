import type { importSynonyms, OperationOutput } from '@grossist/contracts';
import { LANGUAGES, type Language, LOCALES, languageOf } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, Failure } from '../../../http/failure.ts';
import { countGroups, lockGroups, MOST_GROUPS, rowOf, type SynonymsGiven } from './groups.ts';

interface RefusedLine {
  /** From 1. */
  line: number;
  reason: string;
}

interface ReadSynonyms {
  groups: readonly SynonymsGiven[];
  refused: readonly RefusedLine[];
}

const MOST_LINES = 5000;
const LONGEST_WORD = 100;

/** A language by itself or by its locale: "da", "da-DK". */
const languageIn = (text: string): Language | undefined => {
  const locale = LOCALES.find((each) => each.toLowerCase() === text);
  return locale === undefined ? LANGUAGES.find((each) => each === text) : languageOf(locale);
};

/** Parses the fields of a line of CSV; a doubled quote within quotes is a quote. */
const fieldsOf = (line: string, separator: string): string[] => {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (isQuoted && sign === '"' && line.charAt(at + 1) === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || field.trim() === '')) {
      isQuoted = !isQuoted;
      if (isQuoted) field = '';
    } else if (sign === separator && !isQuoted) {
      fields.push(field.trim());
      field = '';
    } else {
      field += sign;
    }
  }
  return [...fields, field.trim()];
};

const groupOf = (line: string): SynonymsGiven | string => {
  const [language = '', direction = '', ...words] = fieldsOf(line, line.includes(';') ? ';' : ',');
  const named = languageIn(language.toLowerCase());
  if (language !== '' && named === undefined) return `"${language.slice(0, 40)}" is no language of the shop`;
  if (direction !== 'one-way' && direction !== 'both') return `"${direction.slice(0, 40)}" is neither one-way nor both`;
  if (words.some((word) => word.length > LONGEST_WORD)) return `a word has more than ${LONGEST_WORD} characters`;
  // oxlint-disable-next-line no-control-regex
  if (words.some((word) => /[\u0000-\u001f\u007f]|\p{Surrogate}/u.test(word))) return 'a word has control characters';
  const group = { language: named ?? null, words, isOneWay: direction === 'one-way' };
  try {
    rowOf(group);
    return group;
  } catch (error) {
    if (error instanceof Failure) return error.detail ?? error.title;
    throw error;
  }
};

/** Parses groups of synonyms from CSV text, one a line; skips blank lines and those that begin with #. */
export const readCsv = (csv: string): ReadSynonyms => {
  const groups: SynonymsGiven[] = [];
  const refused: RefusedLine[] = [];
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  lines.forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const read = index < MOST_LINES ? groupOf(line) : `no more than ${MOST_LINES} lines are read`;
    if (typeof read === 'string') refused.push({ line: index + 1, reason: read });
    else groups.push(read);
  });
  return { groups, refused };
};

const MOST_LISTED = 100;

/**
 * Adds the groups of CSV text, all of them or, beyond the limit, none; skips those that exist already.
 * A constant number of statements. @throws Failure 422 `synonyms-full`
 */
export const importGroups =
  (db: Database) =>
  async (csv: string, replaceAll: boolean): Promise<OperationOutput<typeof importSynonyms>> => {
    const { groups, refused } = readCsv(csv);
    const rows = groups.map((group) => ({ id: uuidv7(), ...rowOf(group) }));
    const added = await transaction(db, async (tx) => {
      await lockGroups(tx);
      if (replaceAll) await tx.deleteFrom('synonym_groups').execute();
      if (rows.length === 0) return 0;
      const { rows: made } = await sql<{ id: string }>`
        insert into synonym_groups (id, language, words, is_one_way, key)
        select id, language, words, is_one_way, key
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (id uuid, language text, words text[], is_one_way boolean, key text)
        on conflict do nothing returning id`.execute(tx);
      if ((await countGroups(tx)) > MOST_GROUPS) {
        throw breaksRule('synonyms-full', `There can be at most ${MOST_GROUPS} groups`, 'Csv');
      }
      return made.length;
    });
    return {
      Added: added,
      AlreadyThere: rows.length - added,
      Refused: refused.slice(0, MOST_LISTED).map(({ line, reason }) => ({ Line: line, Reason: reason })),
      RefusedCount: refused.length,
    };
  };
