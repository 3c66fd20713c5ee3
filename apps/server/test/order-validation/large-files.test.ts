import { LARGEST_ORDER_FILE, listOrderUploads } from '@grossist/contracts';
import { afterAll, describe, expect, test } from 'vitest';
import { openDocumentReader, type ReadBytes } from '../../src/areas/order-validation/index.ts';
import { builtWorker } from '../support/built-worker.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { mainThreadMs } from '../support/main-thread-time.ts';
import { validationApp } from './validation-app.ts';

/** Far above what the server's own thread computes for one answer, far below what one of the files takes to be read. */
const LONGEST_MS = 2000;
const MEGABYTE = 1024 * 1024;

type Event = 'reading begins' | 'reading ends' | 'asked' | 'answered';

const { db } = await testDatabase();
const reader = openDocumentReader({ workerFile: await builtWorker('areas/order-validation/reading/worker.ts') });
afterAll(() => reader.close());

const events: Event[] = [];
/** Share of the time while the last file was read in which the server's own thread computed: near 1 if it had read the file. */
let shareComputed = 0;
const read: ReadBytes = async (...document) => {
  events.push('reading begins');
  const start = mainThreadMs();
  const startedAt = performance.now();
  try {
    return await reader.read(...document);
  } finally {
    shareComputed = (mainThreadMs() - start) / (performance.now() - startedAt);
    events.push('reading ends');
  }
};
const shop = validationApp(db, { read });

/** As many of the pieces as a file of the largest size holds between its ends. */
const largest = (start: string, piece: string, end = ''): string =>
  start + piece.repeat(Math.floor((LARGEST_ORDER_FILE - start.length - end.length) / piece.length)) + end;

/** A file's description, its content, and whether all of it is read: a file that is refused at once is over in milliseconds. */
const FILES: readonly [string, () => string, 'read whole' | 'refused early'][] = [
  [
    '10,000 rows with long texts',
    () => `Varenr;Antal;Navn\n${`1000123;1;${'lang tekst '.repeat(150)}\n`.repeat(9900)}`,
    'read whole',
  ],
  ['more rows than an order may have', () => largest('Varenr;Antal\n', '1000123;1\n'), 'refused early'],
  ['one quoted cell', () => largest('Varenr;Antal\n"', '""'), 'refused early'],
  [
    'XML of tiny elements',
    () => largest('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2">', '<a/>', '</Order>'),
    'read whole',
  ],
  [
    'EDIFACT segments',
    () => largest("UNB+UNOC:3+1:14+2:14+260101:1200+1'UNH+1+ORDERS:D:96A:UN'", "LIN+1++1000123:SA'"),
    'read whole',
  ],
];

/** Asks whether the server lives, again and again, while `work` runs. @returns the most milliseconds computed for an answer */
const askWhile = async (client: Client, work: () => Promise<unknown>): Promise<number> => {
  let isOver = false;
  let longest = 0;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = mainThreadMs();
    events.push('asked');
    const { statusCode } = await client.send({ url: '/health/live' });
    events.push('answered');
    expect(statusCode).toBe(200);
    longest = Math.max(longest, mainThreadMs() - start);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await working;
  return longest;
};

describe('the server answers while it validates', () => {
  test.each(FILES)('a file of 16 MB of %s', async (_, content, extent) => {
    const client = await shop.asSupport();
    const file = content();
    expect(file.length).toBeGreaterThan(15 * MEGABYTE);
    expect(file.length).toBeLessThanOrEqual(LARGEST_ORDER_FILE);
    events.length = 0;
    const longest = await askWhile(client, async () => {
      expect((await shop.upload(client, file)).statusCode).toBe(200);
      await shop.work();
    });
    const during = events.slice(events.indexOf('reading begins') + 1, events.indexOf('reading ends'));
    if (extent === 'read whole') {
      // Had the server's own thread read it, nothing could be asked before it was done. A busy machine may give that thread
      // no turn either, and then it computes next to nothing.
      const isAskedMeanwhile = during.slice(0, during.lastIndexOf('answered')).includes('asked');
      expect({ isAskedMeanwhile, shareComputed }).toSatisfy(() => isAskedMeanwhile || shareComputed < 0.5);
    }
    expect(longest).toBeLessThan(LONGEST_MS);
    const { Uploads } = await client.answer(listOrderUploads, {});
    expect(Uploads).toMatchObject([{ State: expect.stringMatching(/^(?:done|failed)$/) }]);
  });

  test('a file of 20 MB, which it refuses', async () => {
    const client = await shop.asSupport();
    const file = `Varenr;Antal\n${'1000123;1\n'.repeat(2 * MEGABYTE)}`;
    const longest = await askWhile(client, async () => {
      const response = await shop.upload(client, file);
      expect([response.statusCode, response.json().code]).toEqual([413, 'file-too-large']);
    });
    expect(longest).toBeLessThan(LONGEST_MS);
    expect((await client.answer(listOrderUploads, {})).Uploads).toEqual([]);
  });
});
