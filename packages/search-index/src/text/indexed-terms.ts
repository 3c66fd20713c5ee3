import { joinedOverBlanks, joinedWithNext, sharedRatings } from './designations.ts';
import { piecesOf } from './pieces.ts';
import { remembering } from './remembering.ts';
import { canonicalText, tokensOf } from './tokens.ts';

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
