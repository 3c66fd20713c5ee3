import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzyMatches } from '../src/query/fuzzy.ts';
import { lexiconOf } from '../src/segment/segment.ts';
import { sortTexts, tableOf } from '../src/storage/string-table.ts';
import { editDistance } from './reference.ts';

const letters = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength });

describe('words near to a word', () => {
  it('are those that comparing with every word of the lexicon gives', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(letters(7), { maxLength: 40 }),
        letters(6),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        (unsorted, term, most, beginning) => {
          const words = sortTexts([...unsorted]);
          const lexicon = lexiconOf(tableOf(words), new Uint8Array(words.length).fill(1));
          const distanceOf = (word: string): number =>
            beginning
              ? Math.min(...Array.from({ length: word.length + 1 }, (_, end) => editDistance(term, word.slice(0, end))))
              : editDistance(term, word);
          const expected = words
            .map((text, word) => ({ word, distance: distanceOf(text) }))
            .filter(({ distance }) => distance <= most);
          expect(fuzzyMatches(lexicon, term, most, 1, beginning)).toEqual(expected);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
