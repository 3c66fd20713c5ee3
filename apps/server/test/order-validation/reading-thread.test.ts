import { afterAll, expect, test } from 'vitest';
import { openDocumentReader } from '../../src/areas/order-validation/index.ts';
import type { WorkerPoolSettings } from '../../src/jobs/worker-pool/index.ts';
import { builtWorker } from '../support/built-worker.ts';

const workerFile = await builtWorker('areas/order-validation/reading/worker.ts');
const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(opened.map((reader) => reader.close()));
});
const aReader = (settings: Partial<WorkerPoolSettings> = {}) => {
  const reader = openDocumentReader({ workerFile, ...settings });
  opened.push(reader);
  return (text: string, contactId = 'somebody') => reader.read(new TextEncoder().encode(text), {}, contactId);
};

test('reads a document in a thread, with exact decimals', async () => {
  expect(await aReader()('Varenr;Antal;Pris\n1000123;2,5;10,10')).toMatchObject({
    ok: true,
    format: 'csv',
    orders: [{ lines: [{ identifiers: { any: '1000123' }, quantity: 2500, unitPrice: 101_000n }] }],
  });
});

test('returns a refusal for a document that takes too long, and parses the next', async () => {
  const large = `Varenr;Antal\n${'1000123;1\n'.repeat(200_000)}`;
  expect(await aReader({ longest: 1 })(large)).toMatchObject({ ok: false, refusal: { code: 'too-costly' } });
  expect((await aReader()('Varenr;Antal\n1;1')).ok).toBe(true);
});

test('reads as many as may wait in turn and refuses more with 429', async () => {
  const read = aReader({ atOnce: 1, mostWaiting: 2 });
  const settled = await Promise.allSettled([1, 2, 3, 4].map((one) => read('Varenr;Antal\n1;1', `person ${one}`)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(settled.at(-1)).toMatchObject({ reason: { status: 429, retryAfterSeconds: 5 } });
});
