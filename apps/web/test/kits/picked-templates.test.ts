import { expect, test } from 'vitest';
import {
  entriesOf,
  kitsIn,
  NOTHING_PICKED,
  withCount,
  withPattern,
  withPicked,
} from '../../app/features/kits/templates/picking/picked-templates.ts';

const FLAT = { id: 'flat', headerDescription: 'Flat' };
const BATH = { id: 'bath', headerDescription: 'Bath' };

test('a template that is picked makes one kit with its own name', () => {
  const picked = withPicked(NOTHING_PICKED, FLAT, true);
  expect(entriesOf(picked)).toEqual([{ templateId: 'flat', headerDescription: null }]);
  expect(entriesOf(withPicked(picked, FLAT, false))).toEqual([]);
});

test('several kits of a template are numbered until somebody names them', () => {
  const numbered = withCount(withPicked(NOTHING_PICKED, FLAT, true), 'flat', 2);
  expect(entriesOf(numbered).map((kit) => kit.headerDescription)).toEqual(['Flat 1', 'Flat 2']);
  const named = withCount(withPattern(numbered, 'flat', 'Stairs {n}'), 'flat', 3);
  expect(entriesOf(named).map((kit) => kit.headerDescription)).toEqual(['Stairs 1', 'Stairs 2', 'Stairs 3']);
  const cleared = withCount(withPattern(named, 'flat', ''), 'flat', 2);
  expect(entriesOf(cleared).map((kit) => kit.headerDescription)).toEqual([null, null]);
});

test('kits are counted and made in the order in which templates were picked', () => {
  const picked = withCount(withPicked(withPicked(NOTHING_PICKED, BATH, true), FLAT, true), 'bath', 2);
  expect(kitsIn(picked)).toBe(3);
  expect(entriesOf(picked).map((kit) => kit.templateId)).toEqual(['bath', 'bath', 'flat']);
});

test('a count below one, or with decimals, becomes a whole number of kits', () => {
  const picked = withPicked(NOTHING_PICKED, FLAT, true);
  expect([0, -3, 2.9].map((count) => kitsIn(withCount(picked, 'flat', count)))).toEqual([1, 1, 2]);
  expect(withCount(picked, 'another', 9)).toBe(picked);
});
