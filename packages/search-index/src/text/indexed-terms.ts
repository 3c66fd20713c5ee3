import { beforeNumber, continues } from './amounts.ts';
import { joinedOverBlanks, joinedWithNext, sharedRatings } from './designations.ts';
import { canonicalText, tokensOf } from './tokens.ts';

const MOST_REMEMBERED = 50_000;

/** A function of texts that remembers what it answered; all of it is forgotten when that is too much. */
const remembering = <T>(make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, made);
    return made;
  };
};

const DIGIT = /\d/;
const MAY_CONTINUE = 1;
const MAY_BEGIN = 2;

/** Whether an amount may continue with a chunk between two spaces, and whether one may begin with it. */
const placeOf = remembering((chunk): number => {
  const begins = DIGIT.test(chunk) || beforeNumber().test(chunk);
  return (continues().test(chunk) ? MAY_CONTINUE : 0) | (begins ? MAY_BEGIN : 0);
});

/** A chunk between two spaces of a canonical text. */
export interface Part {
  readonly text: string;
  readonly place: number;
}

/** Returns the parts of a text: those of its chunks between spaces, one after the other. */
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

/** A term a text is found by, and how it was written. */
export interface IndexedTerm {
  term: string;
  written: string;
}

const asWritten = (term: string): IndexedTerm => ({ term, written: term });

const termsOfPiece = (piece: string): IndexedTerm[] => {
  const tokens = tokensOf(piece);
  const [joined, ratings] = [joinedWithNext(piece, tokens), sharedRatings(piece, tokens)];
  return tokens.flatMap(({ term, written, further }, index) => [
    { term, written: /\d/.test(term) ? term : written },
    ...[...further, ...joined[index]!, ...ratings[index]!].map(asWritten),
  ]);
};

/** All terms a piece is found by, repeated as often as they occur. */
export const indexedTermsOfPiece = remembering<readonly IndexedTerm[]>(termsOfPiece);

/** All terms a text is found by, repeated as often as they occur. */
export const indexedTerms = (text: string): IndexedTerm[] => piecesOf(text).flatMap(indexedTermsOfPiece);

/** What a type designation is found by in addition to the terms of its text, see `joinedOverBlanks`. */
export const designationTerms = (designation: string): readonly string[] => {
  const text = canonicalText(designation);
  return /\d/.test(text) ? joinedOverBlanks(text, tokensOf(text)) : [];
};
