import { expect, test } from 'vitest';
import { slugOf } from '../../app/features/editing/parts/page-address.tsx';
import { withTyped, wordsOf } from '../../app/features/editing/synonyms/words-field.tsx';

test('adds words one by one or as a list, ignoring duplicates in any case', () => {
  expect(withTyped(['kabel'], 'ledning')).toEqual(['kabel', 'ledning']);
  expect(withTyped(['kabel'], ' Kabel , ledning;  pn   leder\nledning ')).toEqual(['kabel', 'ledning', 'pn leder']);
  expect(withTyped(['kabel'], ' ,; ')).toEqual(['kabel']);
});

test('limits the number and the length of words in a group', () => {
  const many = Array.from({ length: 60 }, (_, place) => `word ${place}`).join(',');
  expect(withTyped([], many)).toHaveLength(50);
  expect(withTyped([], 'x'.repeat(200))).toEqual(['x'.repeat(100)]);
});

test('writes a group in one line with a sign for its direction', () => {
  expect(wordsOf({ Words: ['a', 'b', 'c'], IsOneWay: false })).toBe('a = b = c');
  expect(wordsOf({ Words: ['a', 'b', 'c'], IsOneWay: true })).toBe('a → b, c');
});

test.each([
  ['Høstens tilbud!', 'hoestens-tilbud'],
  ['Ærø & Åland', 'aeroe-aaland'],
  ['Straße 7 – Süd', 'strasse-7-sued'],
  ['Crème brûlée', 'creme-brulee'],
  ['—', ''],
])('the title “%s” makes the address “%s”', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
