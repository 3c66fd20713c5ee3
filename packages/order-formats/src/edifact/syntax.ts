import { Refused } from '../reading.ts';
import { about, decodeAs, isUtf8, shown, withoutCutCharacter } from '../text/index.ts';

/** The characters that part an interchange, as UNA tells them. */
export interface ServiceCharacters {
  component: string;
  element: string;
  release: string;
  terminator: string;
}

export const DEFAULTS: ServiceCharacters = { component: ':', element: '+', release: '?', terminator: "'" };

/** The character sets of ISO 9735 that are read. A and B are ASCII; what else senders put into them is ISO-8859-1. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ['UNOA', 'windows-1252'],
  ['UNOB', 'windows-1252'],
  ['UNOC', 'windows-1252'],
  ['UNOD', 'iso-8859-2'],
  ['UNOE', 'iso-8859-5'],
  ['UNOF', 'iso-8859-7'],
  ['UNOY', 'utf-8'],
  ['UNOW', 'utf-8'],
]);

const HEAD = 300;

/** The set that the interchange names; undefined when it has no UNB segment. */
const setOf = (bytes: Uint8Array): string | undefined =>
  /UNB[^A-Z0-9](UNO[A-Z])/.exec(String.fromCharCode(...bytes.subarray(0, HEAD)))?.[1];

export interface DecodedInterchange {
  text: string;
  /** ASCII alone was promised, and there is more. */
  breaksPromise: boolean;
}

/** A byte order mark, which interchanges have no place for and some editors write. */
const MARK = 3;
const hasMark = ([first, second, third]: Uint8Array): boolean => first === 0xef && second === 0xbb && third === 0xbf;

/**
 * The text of an interchange, by the character set of its UNB. What is UTF-8 is read as such whatever it promises: no
 * text of another set is UTF-8 by chance. @throws Refused for sets that are not read
 */
export const decodeInterchange = (bytes: Uint8Array): DecodedInterchange => {
  const set = setOf(bytes);
  const encoding = ENCODINGS.get(set ?? 'UNOA');
  if (encoding === undefined)
    throw new Refused(
      'character-set',
      `the character set ${shown(set ?? '')} is not read`,
      { segment: 1, name: 'UNB' },
      about(set ?? ''),
    );
  const isAscii = set === undefined || set === 'UNOA' || set === 'UNOB';
  const unmarked = hasMark(bytes) ? bytes.subarray(MARK) : bytes;
  const whole = withoutCutCharacter(unmarked);
  return {
    text: isUtf8(whole) ? decodeAs(whole, 'utf-8') : decodeAs(unmarked, encoding),
    breaksPromise: isAscii && unmarked.some((byte) => byte >= 0x80),
  };
};

/** What UNA tells, or the usual characters, and where the segments begin. @throws Refused for a UNA that parts nothing */
export const serviceCharacters = (text: string): { characters: ServiceCharacters; start: number } => {
  const begin = text.search(/\S/);
  if (begin < 0 || !text.startsWith('UNA', begin)) return { characters: DEFAULTS, start: Math.max(0, begin) };
  const [component = '', element = '', , release = '', , terminator = ''] = text.slice(begin + 3, begin + 9);
  const distinct = new Set([component, element, terminator, ...(release === ' ' ? [] : [release])]);
  const isUsable =
    distinct.size === (release === ' ' ? 3 : 4) && ![...distinct].some((sign) => /[A-Za-z0-9]|^$/.test(sign));
  if (!isUsable) throw new Refused('una', 'the service characters of UNA part nothing', { segment: 1, name: 'UNA' });
  return { characters: { component, element, release, terminator }, start: begin + 9 };
};
