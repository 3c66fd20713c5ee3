import type { Language } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../src/index.ts';
import { aDocument, indexOf, keysOf } from './documents.ts';

interface Compound {
  language: Language;
  whole: string;
  parts: readonly [string, string];
  others: readonly string[];
}

const COMPOUNDS: readonly Compound[] = [
  { language: 'de', whole: 'Installationskabel', parts: ['Installation', 'Kabel'], others: ['Schalter', 'Leuchte'] },
  { language: 'de', whole: 'Feuchtraumleuchte', parts: ['Feuchtraum', 'Leuchte'], others: ['Erdkabel', 'Steckdose'] },
  { language: 'da', whole: 'Installationskabel', parts: ['Installation', 'Kabel'], others: ['Afbryder', 'Lampe'] },
  { language: 'da', whole: 'Forgreningsdåse', parts: ['Forgrening', 'Dåse'], others: ['Stikkontakt', 'Kabel'] },
  { language: 'sv', whole: 'Kopplingsdosa', parts: ['Koppling', 'Dosa'], others: ['Strömbrytare', 'Armatur'] },
  { language: 'nb', whole: 'Koblingsboks', parts: ['Kobling', 'Boks'], others: ['Stikkontakt', 'Bryter'] },
  { language: 'nl', whole: 'Installatiekabel', parts: ['Installatie', 'Kabel'], others: ['Schakelaar', 'Lamp'] },
  { language: 'nl', whole: 'Grondkabel', parts: ['Grond', 'Kabel'], others: ['Stopcontact', 'Buis'] },
];

type Edit = 'insert' | 'delete' | 'substitute' | 'transpose';
const EDITS: readonly Edit[] = ['insert', 'delete', 'substitute', 'transpose'];

const edited = (word: string, edit: Edit, place: number): string => {
  const at = place % word.length;
  if (edit === 'insert') return `${word.slice(0, at)}q${word.slice(at)}`;
  if (edit === 'delete') return word.slice(0, at) + word.slice(at + 1);
  if (edit === 'substitute') return `${word.slice(0, at)}q${word.slice(at + 1)}`;
  const from = Math.min(at, word.length - 2);
  return word.slice(0, from) + word.charAt(from + 1) + word.charAt(from) + word.slice(from + 2);
};

const shopOf = ({ language, others }: Compound, name: string): SearchIndex =>
  indexOf(
    ...[name, ...others.map((each) => `${each} 3x1,5`)].map((text, place) =>
      aDocument({ key: String(place + 1), texts: { [language]: { name: text } } }),
    ),
  );

const mistakes = (compound: Compound): string[] =>
  EDITS.flatMap((edit) => Array.from(compound.whole, (_, place) => edited(compound.whole, edit, place)));

const missed = (compound: Compound, name: string, queryOf: (typed: string) => string): string[] => {
  const shop = shopOf(compound, name);
  return mistakes(compound).filter((typed) => keysOf(shop, queryOf(typed), { language: compound.language })[0] !== '1');
};

describe.each(COMPOUNDS)('$whole with one mistake anywhere ($language)', (compound) => {
  it('is found as one word, alone and beside other words', () => {
    const name = `${compound.whole} 5x2,5mm²`;
    expect(missed(compound, name, (typed) => typed)).toEqual([]);
    expect(missed(compound, name, (typed) => `${typed} 5x2,5mm²`)).toEqual([]);
    expect(missed(compound, name, (typed) => `5x2,5mm² ${typed}`)).toEqual([]);
  });

  it('is found where its parts are written apart', () => {
    const [first, second] = compound.parts;
    expect(missed(compound, `${second} ${first} 5x2,5mm²`, (typed) => typed)).toEqual([]);
    expect(missed(compound, `${second} ${first} 5x2,5mm²`, (typed) => `${typed} 5x2,5mm²`)).toEqual([]);
  });
});

describe('typing mistakes in several words', () => {
  const words = ['installationskabel', 'hvid', 'gummi', 'udendørs'];
  const index = indexOf(
    aDocument({ key: '1', texts: { da: { name: words.join(' ') } } }),
    aDocument({ key: '2', texts: { da: { name: 'stikkontakt sort' } } }),
    aDocument({ key: '3', texts: { da: { name: 'afbryder indendørs' } } }),
  );

  it('are corrected each, in every position', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(words, { minLength: 2 }),
        fc.array(fc.tuple(fc.constantFrom(...EDITS), fc.nat(30)), { minLength: 4, maxLength: 4 }),
        (asked, edits) => {
          const query = asked.map((word, at) => {
            const [edit, place] = edits[at] ?? ['delete', 0];
            return edit === 'delete' && word.length < 5 ? word : edited(word, edit, place);
          });
          expect([query.join(' '), keysOf(index, query.join(' '))[0]]).toEqual([query.join(' '), '1']);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('are corrected where each of the words is found, but no material has both', () => {
    const shop = indexOf(
      aDocument({ key: '1', texts: { da: { name: 'lampe hvid' } } }),
      aDocument({ key: '2', texts: { da: { name: 'lempe sort' } } }),
      aDocument({ key: '3', texts: { da: { name: 'hvad grøn' } } }),
    );
    expect(keysOf(shop, 'lempe hvad')).toEqual(['1']);
  });
});
