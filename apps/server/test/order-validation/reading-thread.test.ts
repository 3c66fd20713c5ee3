import { expect, test } from 'vitest';
import { readInThread } from '../../src/areas/order-validation/index.ts';
import { builtWorker } from '../support/built-worker.ts';

const file = await builtWorker('areas/order-validation/reading/worker.ts');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a document is read in a thread of its own, with exact decimals', async () => {
  const reading = await readInThread({ workerFile: file })(bytesOf('Varenr;Antal;Pris\n1000123;2,5;10,10'));
  expect(reading).toMatchObject({
    ok: true,
    format: 'csv',
    orders: [{ lines: [{ identifiers: { any: '1000123' }, quantity: 2500, unitPrice: 101_000n }] }],
  });
});

test('a document that takes too long is given up, and the next is read', async () => {
  const read = readInThread({ workerFile: file, longest: 1 });
  expect(await read(bytesOf('Varenr;Antal\n1;1'))).toMatchObject({ ok: false, refusal: { code: 'too-costly' } });
  expect((await readInThread({ workerFile: file })(bytesOf('Varenr;Antal\n1;1'))).ok).toBe(true);
});

test('as many as may wait are read in turn; more are sent away', async () => {
  const read = readInThread({ workerFile: file, atOnce: 1, most: 2 });
  const asked = Array.from({ length: 4 }, () => read(bytesOf('Varenr;Antal\n1;1')));
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(settled.at(-1)).toMatchObject({ reason: { status: 429 } });
});
