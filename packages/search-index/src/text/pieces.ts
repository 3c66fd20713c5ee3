import { beforeNumber, continues } from './patterns.ts';
import { remembering } from './remembering.ts';
import { canonicalText } from './tokens.ts';

const DIGIT = /\d/;
const MAY_CONTINUE = 1;
const MAY_BEGIN = 2;

/** Whether an amount may go on with what stands between two spaces, and whether one may begin with it. */
const placeOf = remembering((chunk): number => {
  const begins = DIGIT.test(chunk) || beforeNumber().test(chunk);
  return (continues().test(chunk) ? MAY_CONTINUE : 0) | (begins ? MAY_BEGIN : 0);
});

/** What stands between two spaces of a canonical text. */
export interface Part {
  readonly text: string;
  readonly place: number;
}

/** The parts of a text. Those of what stands between its spaces, one after the other, are the same. */
export const partsOf = (text: string): Part[] =>
  canonicalText(text)
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => ({ text: part, place: placeOf(part) }));

/** Whether what begins with a part may go on with the next. */
export const isOpen = ({ place }: Part): boolean => (place & MAY_BEGIN) !== 0;

/** Whether a part belongs to an open one before it. */
export const goesOn = ({ place }: Part): boolean => (place & MAY_CONTINUE) !== 0;

/**
 * A text cut at its spaces into pieces whose words do not depend on each other: amounts stay with what
 * may belong to them. Pieces recur where whole texts do not, which makes their words worth remembering.
 */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let open = false;
  for (const part of partsOf(text)) {
    if (open && goesOn(part)) {
      pieces[pieces.length - 1] += ` ${part.text}`;
      continue;
    }
    open = isOpen(part);
    pieces.push(part.text);
  }
  return pieces;
};
