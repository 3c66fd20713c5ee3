import { Refusal } from './refusal.ts';

const LONGEST_PATTERN = 1000;

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A wildcard pattern: ? for one sign, * for any number. */
export const wildcardPattern = (pattern: string): RegExp => {
  if (pattern.includes('\\')) throw new Refusal('The stand-in knows no escapes in wildcards');
  const parts = [...pattern].map((sign) => (sign === '*' ? '.*' : sign === '?' ? '.' : literally(sign)));
  return new RegExp(`^${parts.join('')}$`, 'su');
};

/** A regular expression of Lucene, of which it knows signs, escapes, groups, alternatives, any sign, "*" and "?". It is always of the whole. */
export const regexpPattern = (pattern: string): RegExp => {
  if (pattern.length > LONGEST_PATTERN)
    throw new Refusal(
      `The length of regex [${pattern.length}] has exceeded the allowed maximum of [${LONGEST_PATTERN}]`,
    );
  let whole = '';
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern.charAt(at);
    if (sign === '\\') {
      at++;
      if (at >= pattern.length) throw new Refusal('A pattern ends with an escape');
      whole += literally(pattern.charAt(at));
    } else if ('().|*?'.includes(sign)) whole += sign;
    else if ('[]{}+"#@&<>~^$'.includes(sign)) throw new Refusal(`The stand-in does not know [${sign}] in patterns`);
    else whole += literally(sign);
  }
  try {
    return new RegExp(`^(?:${whole})$`, 's');
  } catch {
    throw new Refusal(`The pattern [${pattern}] is none`);
  }
};

const known = new Map<string, RegExp>();

/** Patterns are asked of many documents. */
export const remembered = (pattern: string, make: (pattern: string) => RegExp): RegExp => {
  const key = `${make.name} ${pattern}`;
  const made = known.get(key) ?? make(pattern);
  known.set(key, made);
  return made;
};

/** Whether a word is at most so many insertions, deletions, replacements or swaps of neighbours from another. */
export const isWithin = (one: string, other: string, edits: number): boolean => {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const here = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const ways = [rows[row - 1]![column]! + 1, here[column - 1]! + 1, rows[row - 1]![column - 1]! + (same ? 0 : 1)];
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        ways.push(rows[row - 2]![column - 2]! + 1);
      here.push(Math.min(...ways));
    }
    rows.push(here);
  }
  return rows[one.length]![other.length]! <= edits;
};
