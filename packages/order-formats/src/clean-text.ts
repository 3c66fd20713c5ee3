/** Texts of other systems, made safe to store and to show. */

import { LONGEST_NAME, LONGEST_NOTE, LONGEST_NUMBER } from './bounds.ts';
import { type FaultValues, type Place, Refused } from './reading.ts';

const SHOWN = 40;

/** A value of the document as a message may show it: short, and without characters that could disturb its reader. */
export const readable = (value: string): string => {
  const plain = value.slice(0, SHOWN).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return `${plain}${value.length > SHOWN ? '…' : ''}`;
};

/** The same in quotes. */
export const shown = (value: string): string => `"${readable(value)}"`;

/** What a refusal is about, for texts in other languages: a value that is not there is none. */
export const about = (value: string): FaultValues => (value === '' ? {} : { value: readable(value) });

const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  // Half of a pair would be no character.
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
};

/** A text of one line: runs of white space made one, control and invisible characters removed. */
export const tidy = (text: string | undefined): string =>
  (text ?? '')
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{C}\uFFFD]/gu, '')
    .trim();

/** A name of a thing, person or place; undefined when there is none. What is too long is cut. */
export const nameOf = (text: string | undefined): string | undefined =>
  cut(tidy(text), LONGEST_NAME).trim() || undefined;

/** A text of several lines. */
export const noteOf = (text: string | undefined): string | undefined =>
  cut(
    (text ?? '')
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
      .map((line) => tidy(line))
      .join('\n')
      .trim(),
    LONGEST_NOTE,
  ).trim() || undefined;

/** A number or code; undefined when there is none. @throws Refused when it is too long: cut it would be another one */
export const numberOf = (text: string | undefined, place: Place): string | undefined => {
  const number = tidy(text);
  if (number.length > LONGEST_NUMBER)
    throw new Refused('number-too-long', `${shown(number)} is longer than ${LONGEST_NUMBER} characters`, place, {
      ...about(number),
      most: String(LONGEST_NUMBER),
    });
  return number || undefined;
};
