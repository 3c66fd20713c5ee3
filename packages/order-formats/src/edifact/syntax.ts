import { about, shown } from '../clean-text.ts';
import { decodeAs, isUtf8, withoutCutCharacter } from '../encoding.ts';
import { type FaultValues, Refused } from '../reading.ts';

/** The characters that part an interchange, as UNA tells them. */
interface ServiceCharacters {
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

interface DecodedInterchange {
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

/** A segment with its elements, each of them in components; what was released is bare. */
export interface Segment {
  /** From 1, UNA not counted. */
  number: number;
  tag: string;
  elements: readonly (readonly string[])[];
}

/** The file ends within a segment. */
export class CutSegment extends Refused {
  override name = 'CutSegment';
}

const LONGEST_SEGMENT = 20_000;
const MOST_ELEMENTS = 100;

/** The component at a place, both counted from 1 as directories do; undefined when it is blank or not there. */
export const component = (segment: Segment, element: number, place = 1): string | undefined =>
  segment.elements[element - 1]?.[place - 1]?.trim() || undefined;

/** A number at a place. Either sign parts decimals in EDIFACT, and none parts thousands. */
export const numeric = (segment: Segment, element: number, place = 1): string | undefined =>
  component(segment, element, place)?.replace(',', '.');

const isBreak = (char: string): boolean => char === '\n' || char === '\r';

/** Takes an interchange apart, one segment at a time. @throws Refused naming the segment that is broken */
export function* segmentsOf(text: string, start: number, signs: ServiceCharacters): Generator<Segment> {
  let number = 1;
  let elements: string[][] = [['']];
  let value = '';
  let length = 0;
  const fail = (code: string, reason: string, values: FaultValues = {}): never => {
    throw new Refused(code, reason, { segment: number, name: elements[0]?.[0] || value.slice(0, 3) }, values);
  };
  const cut = (): CutSegment =>
    new CutSegment('unfinished', 'the interchange ends within a segment', {
      segment: number,
      name: elements[0]?.[0] || value.slice(0, 3),
    });
  const closeComponent = (): void => {
    const last = elements.at(-1);
    if (last) last[last.length - 1] = value;
    value = '';
  };
  for (let at = start; at < text.length; at += 1) {
    const char = text[at] ?? '';
    // Systems that write a line for each segment mean nothing by it.
    if (length === 0 && (isBreak(char) || char === ' ')) continue;
    length += 1;
    if (length > LONGEST_SEGMENT)
      fail('segment-too-long', `a segment is longer than ${LONGEST_SEGMENT} characters`, {
        most: String(LONGEST_SEGMENT),
      });
    if (char === signs.release && signs.release !== ' ') {
      at += 1;
      if (at >= text.length) throw cut();
      value += text[at] ?? '';
    } else if (char === signs.component) {
      closeComponent();
      elements.at(-1)?.push('');
    } else if (char === signs.element) {
      closeComponent();
      if (elements.push(['']) > MOST_ELEMENTS) fail('segment', `a segment has more than ${MOST_ELEMENTS} elements`);
    } else if (char === signs.terminator) {
      closeComponent();
      const tag = elements[0]?.[0] ?? '';
      if (!/^[A-Z]{3}$/.test(tag)) fail('segment', 'a segment has no name of three letters');
      yield { number, tag, elements: elements.slice(1) };
      number += 1;
      elements = [['']];
      length = 0;
    } else if (!isBreak(char)) value += char;
  }
  if (length > 0) throw cut();
}
