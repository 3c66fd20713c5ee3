import { expect, test } from 'vitest';
import { inTurn } from '../../app/features/cart/sheet/in-turn.ts';

interface Wish {
  id: string;
  quantity: number;
}

/** Wishes that were begun, each to be ended by hand. */
const aSender = () => {
  const begun: (Wish & { isLast: () => boolean })[] = [];
  const ends: (() => void)[] = [];
  const wish = inTurn<Wish>(
    ({ id }) => id,
    (one, isLast) => {
      begun.push({ ...one, isLast });
      return new Promise((end) => {
        ends.push(end);
      });
    },
  );
  const endFirst = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, wish, endFirst };
};

test('of wishes that wait behind one only the last is sent, and after it', async () => {
  const { begun, wish, endFirst } = aSender();
  for (const quantity of [1, 2, 3]) wish({ id: 'line', quantity });
  expect(begun.map(({ quantity }) => quantity)).toEqual([1]);
  expect(begun[0]?.isLast()).toBe(false);
  await endFirst();
  expect(begun.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(begun[1]?.isLast()).toBe(true);
  await endFirst();
  wish({ id: 'line', quantity: 4 });
  expect(begun.map(({ quantity }) => quantity)).toEqual([1, 3, 4]);
});

test('different lines do not wait for each other', () => {
  const { begun, wish } = aSender();
  wish({ id: 'one', quantity: 1 });
  wish({ id: 'other', quantity: 1 });
  expect(begun.map(({ id }) => id)).toEqual(['one', 'other']);
});
