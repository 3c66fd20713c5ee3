import { piecesOf } from './pieces.ts';
import { remembering } from './remembering.ts';
import { type Token, tokensOf } from './tokens.ts';

/** "h07vk" in "H07V-K": what a hyphen, a dot or a slash keeps together. */
const joinedWithNext = (text: string, token: Token, next: Token | undefined): string[] =>
  next !== undefined && next.start === token.end + 1 && /[-/.]/.test(text.charAt(token.end))
    ? [token.term + next.term]
    : [];

/** A term a text is found by, and how it was written. */
export interface IndexedTerm {
  term: string;
  written: string;
}

const termsOfPiece = (piece: string): IndexedTerm[] => {
  const tokens = tokensOf(piece);
  return tokens.flatMap((token, index) => [
    { term: token.term, written: /\d/.test(token.term) ? token.term : token.written },
    ...[...token.further, ...joinedWithNext(piece, token, tokens[index + 1])].map((term) => ({ term, written: term })),
  ]);
};

/** All terms a piece is found by, repeated as often as they occur. */
export const indexedTermsOfPiece = remembering<readonly IndexedTerm[]>(termsOfPiece);

/** All terms a text is found by, repeated as often as they occur. */
export const indexedTerms = (text: string): IndexedTerm[] => piecesOf(text).flatMap(indexedTermsOfPiece);
