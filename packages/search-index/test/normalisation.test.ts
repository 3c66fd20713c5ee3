import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedTerms, piecesOf } from '../src/text/indexed-terms.ts';
import { normaliseNumber } from '../src/text/numbers.ts';
import { canonicalText, tokensOf } from '../src/text/tokens.ts';
import { fold } from '../src/text/word-forms.ts';

const termsOf = (text: string): string[] => tokensOf(canonicalText(text)).map(({ term }) => term);

describe('folding', () => {
  it.each([
    ['rør', 'roer', 'ror', 'rör'],
    ['båndstål', 'baandstaal', 'bandstal'],
    ['kæde', 'kaede', 'kade', 'käde'],
    ['tür', 'tuer', 'tur'],
    ['straße', 'strasse'],
    ['ÆBLE', 'æble'],
  ])('gives %s and its other spellings one form', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it('keeps the beginning of a word the beginning of its folded form', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeouxæøåäüß'), maxLength: 12 }), fc.nat(12), (word, length) => {
        expect(fold(word).startsWith(fold(word.slice(0, length)))).toBe(true);
      }),
    );
  });
});

describe('type designations', () => {
  it.each(['3G1,5', '3g1.5', '3 x 1,5', '3x1.5', '3 × 1.50', '3 G 1,5'])('reads %s as 3x1.5', (text) => {
    expect(termsOf(text)).toEqual(['3x1.5']);
  });

  it.each([
    ['16 A', ['16a']],
    ['16A', ['16a']],
    ['2,5 mm²', ['2.5mm2']],
    ['16 afbrydere', ['16', 'afbrydere']],
    ['600x400x250', ['600x400x250']],
    ['H07V-K', ['h07v', 'k']],
    ['NOIKLX 3G1,5', ['noiklx', '3x1.5']],
  ])('reads the words of %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('lets a dimension be found by its parts, with and without the unit', () => {
    expect(indexedTerms('3G1,5 mm²').map(({ term }) => term)).toEqual(
      expect.arrayContaining(['3x1.5', '1.5', '1.5mm2']),
    );
  });

  it('lets a hyphenated type be found in one word', () => {
    expect(indexedTerms('H07V-K').map(({ term }) => term)).toContain('h07vk');
  });
});

describe('pieces of a text', () => {
  it('have the words of the whole text', () => {
    const part = fc.constantFrom(
      '3',
      'x',
      '1,5',
      'mm2',
      'g',
      '3g',
      'x2',
      'kabel',
      '16',
      'a',
      'a,',
      'ip',
      '44',
      'c',
      '1/2',
      '"',
      'ø',
      'm',
      'cat.',
      'tomme',
      'g 1/4',
      'H07V-K',
      '2x',
      '  ',
      'g2',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), fc.constantFrom(' ', ''), (parts, between) => {
        const text = parts.join(between);
        expect(piecesOf(text).flatMap(termsOf)).toEqual(termsOf(text));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('identifiers', () => {
  it.each(['57 01234-56.789', '005701234 56789', '5701234.56789'])('reads %s without separators and zeros', (text) => {
    expect(normaliseNumber(text)).toBe('570123456789');
  });

  it('keeps a zero of nothing but zeros', () => {
    expect(normaliseNumber('0-00')).toBe('0');
  });
});
