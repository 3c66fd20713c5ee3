import { expect, test } from 'vitest';
import { inTurn } from '../../app/features/cart/sheet/in-turn.ts';

interface QuantityRequest {
  id: string;
  quantity: number;
}

/** Records the started requests, each of which the test ends. */
const aSender = () => {
  const begun: (QuantityRequest & { isLast: () => boolean })[] = [];
  const ends: (() => void)[] = [];
  const request = inTurn<QuantityRequest>(
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
  return { begun, request, endFirst };
};

test('sends only the last of the requests that wait, after the pending one', async () => {
  const { begun, request, endFirst } = aSender();
  for (const quantity of [1, 2, 3]) request({ id: 'line', quantity });
  expect(begun.map(({ quantity }) => quantity)).toEqual([1]);
  expect(begun[0]?.isLast()).toBe(false);
  await endFirst();
  expect(begun.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(begun[1]?.isLast()).toBe(true);
  await endFirst();
  request({ id: 'line', quantity: 4 });
  expect(begun.map(({ quantity }) => quantity)).toEqual([1, 3, 4]);
});

test('sends requests for different lines at once', () => {
  const { begun, request } = aSender();
  request({ id: 'one', quantity: 1 });
  request({ id: 'other', quantity: 1 });
  expect(begun.map(({ id }) => id)).toEqual(['one', 'other']);
});
