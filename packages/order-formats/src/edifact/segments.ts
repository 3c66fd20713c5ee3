import { type FaultValues, Refused } from '../reading.ts';
import type { ServiceCharacters } from './syntax.ts';

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
