import type { Token } from './tokens.ts';
import { fold } from './word-forms.ts';

/** What separates the parts of a type designation: "12/34/5", "AB-12_34", "12+34". */
const SEPARATOR = /^[-./_+]$/;
const SEPARATOR_OR_BLANK = /^(?:[-./_+]| ?[-./_+]? ?)$/;
/** Parts that are read together at most. */
export const LONGEST_CHAIN = 6;
const LONGEST_COMPACT = 60;
/** Letters that may begin a designation whose parts are written apart: "AB 12 34", but not "Kabel 12 34". */
const SHORT = 4;
const SHORTEST_DECIMAL = 4;

/** A designation without its separators: "AB-12/34.5" is "ab12345". */
export const compact = (text: string): string => fold(text.replace(/[^\p{L}\p{N}]+/gu, ''));

/** Returns true for "12.34", which may be a designation in two parts as well as a number. */
export const isNumberInParts = (written: string): boolean =>
  /^\d+[./]\d+$/.test(written) && written.length > SHORTEST_DECIMAL;

/** Where each chain of tokens ends, exclusive: tokens with nothing but one separator between them. */
const chainEnds = (text: string, tokens: readonly Token[], separator: RegExp): number[] => {
  const ends = tokens.map((_, index) => index + 1);
  for (let index = tokens.length - 2; index >= 0; index--)
    if (separator.test(text.slice(tokens[index]!.end, tokens[index + 1]!.start))) ends[index] = ends[index + 1]!;
  return ends;
};

const joinsFrom = (text: string, tokens: readonly Token[], from: number, end: number): string[] => {
  const joins: string[] = [];
  for (let to = from + 2; to <= Math.min(end, from + LONGEST_CHAIN); to++) {
    const joined = compact(text.slice(tokens[from]!.start, tokens[to - 1]!.end));
    if (joined.length <= LONGEST_COMPACT) joins.push(joined);
  }
  return joins;
};

/** Per token the designations that begin with it, without separators: "1234" and "12345" of "12/34/5" for the first. */
export const joinedWithNext = (text: string, tokens: readonly Token[]): string[][] => {
  const ends = chainEnds(text, tokens, SEPARATOR);
  return tokens.map(({ written }, index) => [
    ...(isNumberInParts(written) ? [compact(written)] : []),
    ...joinsFrom(text, tokens, index, ends[index]!),
  ]);
};

/** What a type designation is found by in addition to its words: its parts written together, "12345" of "12 34 5". */
export const joinedOverBlanks = (text: string, tokens: readonly Token[]): string[] => {
  const [ends, joined] = [chainEnds(text, tokens, SEPARATOR_OR_BLANK), joinedWithNext(text, tokens)];
  return tokens.flatMap(({ written }, index) => {
    if (!/\d/.test(written) && written.length > SHORT) return [];
    return joinsFrom(text, tokens, index, ends[index]!).filter(
      (join) => /\d/.test(join) && !joined[index]!.includes(join),
    );
  });
};

const NUMBER = /^\d+(?:\.\d+)?$/;
const WITH_UNIT = /^\d+(?:\.\d+)?([a-z]+[23]?)$/;
const DESIGNATED = /^(ip|ik|dn|pn|pg|nw)\d+$/;

/**
 * Per token the rating that it shares a unit or a designator for: "230v" for the first number of "230/400 V", "ip20"
 * for the second of "IP44/20".
 */
export const sharedRatings = (text: string, tokens: readonly Token[]): string[][] => {
  const ratings = tokens.map((): string[] => []);
  const areOne = (index: number): boolean =>
    /^[-/]$/.test(text.slice(tokens[index]!.end, tokens[index + 1]?.start ?? tokens[index]!.end));
  let unit: string | undefined;
  for (let index = tokens.length - 1; index >= 0; index--) {
    const { term, further } = tokens[index]!;
    if (!areOne(index)) unit = undefined;
    if (!NUMBER.test(term)) unit = NUMBER.test(further[0] ?? '') ? WITH_UNIT.exec(term)?.[1] : undefined;
    else if (unit !== undefined) ratings[index]!.push(`${term}${unit}`);
  }
  let designator: string | undefined;
  tokens.forEach(({ term }, index) => {
    if (index > 0 && !areOne(index - 1)) designator = undefined;
    if (!NUMBER.test(term)) designator = DESIGNATED.exec(term)?.[1];
    else if (designator !== undefined) ratings[index]!.push(`${designator}${term}`);
  });
  return ratings;
};
