import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TreeRow, treeMove } from '../../app/features/assortments/tree/use-tree.ts';

const row = (id: string, level: number, isOpen?: boolean): TreeRow => ({ id, name: id, level, isOpen });

const ROWS = [row('Anker', 1, true), row('Berg', 2), row('Birk', 2), row('Carl', 1, false), row('Dahl', 1)];
const press = (active: string, key: string, typed = '') => treeMove(ROWS, active, key, typed);

test('moves by row with the arrows up and down and stops at the ends', () => {
  expect(press('Anker', 'ArrowDown')).toEqual({ go: 'Berg' });
  expect(press('Carl', 'ArrowUp')).toEqual({ go: 'Birk' });
  expect(press('Anker', 'ArrowUp')).toEqual({ go: 'Anker' });
  expect(press('Dahl', 'ArrowDown')).toEqual({ go: 'Dahl' });
  expect(press('Berg', 'Home')).toEqual({ go: 'Anker' });
  expect(press('Berg', 'End')).toEqual({ go: 'Dahl' });
});

test('opens a row with the right arrow, then moves to its first child', () => {
  expect(press('Carl', 'ArrowRight')).toEqual({ open: 'Carl' });
  expect(press('Anker', 'ArrowRight')).toEqual({ go: 'Berg' });
  expect(press('Dahl', 'ArrowRight')).toBeUndefined();
});

test('moves to the parent with the left arrow, then closes it', () => {
  expect(press('Birk', 'ArrowLeft')).toEqual({ go: 'Anker' });
  expect(press('Anker', 'ArrowLeft')).toEqual({ close: 'Anker' });
  expect(press('Dahl', 'ArrowLeft')).toBeUndefined();
});

test('moves to the next name with the typed prefix, wrapping around', () => {
  expect(press('Anker', 'b', 'b')).toEqual({ go: 'Berg' });
  expect(press('Berg', 'b', 'b')).toEqual({ go: 'Birk' });
  expect(press('Berg', 'i', 'bi')).toEqual({ go: 'Birk' });
  expect(press('Birk', 'i', 'bi')).toEqual({ go: 'Birk' });
  expect(press('Dahl', 'A', 'A')).toEqual({ go: 'Anker' });
  expect(press('Dahl', 'x', 'x')).toBeUndefined();
});

test('moves only to existing rows', () => {
  const rows = fc.array(
    fc.record({
      id: fc.uuid(),
      name: fc.string(),
      level: fc.integer({ min: 1, max: 3 }),
      isOpen: fc.constantFrom(true, false, undefined),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'a');
  fc.assert(
    fc.property(rows, keys, fc.nat(11), (tree, key, at) => {
      const move = treeMove(tree, tree[at % tree.length]?.id, key, key.length === 1 ? key : '');
      if (move === undefined) return;
      expect(tree.map(({ id }) => id)).toContain(Object.values(move)[0]);
    }),
  );
});
