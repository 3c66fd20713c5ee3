import { LANGUAGES, type Language, LOCALES, languageOf } from '@grossist/domain';
import { Failure } from '../../../http/failure.ts';
import { rowOf, type SynonymsGiven } from './group.ts';

export interface RefusedLine {
  /** From 1. */
  line: number;
  reason: string;
}

export interface ReadSynonyms {
  groups: readonly SynonymsGiven[];
  refused: readonly RefusedLine[];
}

export const MOST_LINES = 5000;
const LONGEST_WORD = 100;

/** A language by itself or by its locale: "da", "da-DK". */
const languageIn = (text: string): Language | undefined => {
  const locale = LOCALES.find((each) => each.toLowerCase() === text);
  return locale === undefined ? LANGUAGES.find((each) => each === text) : languageOf(locale);
};

/** The fields of a line of CSV; a doubled quote within quotes is a quote. */
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

/** Groups of synonyms from CSV text, one a line; blank lines and those that begin with # are passed over. */
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
