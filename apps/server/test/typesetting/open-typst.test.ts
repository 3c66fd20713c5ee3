import { afterAll, describe, expect, test } from 'vitest';
import { openTypst } from '../../src/gateways/typesetting/embedded/open-typst.ts';
import { MakerBusy } from '../../src/idle-worker.ts';
import { builtWorker } from '../support/built-worker.ts';

const workerFile = await builtWorker('gateways/typesetting/embedded/worker.ts');
const typesetter = openTypst({ workerFile });
afterAll(() => typesetter.close());

const SHOWS = '#let d = json(bytes(sys.inputs.data))\n#d.text';
const showing = (text: string) => ({ template: SHOWS, data: { text } });
const startOf = (pdf: Buffer): string => pdf.subarray(0, 5).toString();

test('typesets documents in a thread, several in parallel', async () => {
  const [short, long] = await Promise.all([
    typesetter.pdf(showing('a')),
    typesetter.pdf(showing('lorem ipsum '.repeat(3000))),
  ]);
  expect([startOf(short), startOf(long)]).toEqual(['%PDF-', '%PDF-']);
  expect(long.length).toBeGreaterThan(short.length);
});

test('data is never read as markup', async () => {
  expect(startOf(await typesetter.pdf(showing('#panic("no") #include "x" $ $ */ " \\')))).toBe('%PDF-');
});

test('a document that can’t be set fails alone', async () => {
  await expect(typesetter.pdf({ template: '#panic("no")', data: {} })).rejects.toThrow('could not be set');
  expect(startOf(await typesetter.pdf(showing('after')))).toBe('%PDF-');
});

test('no document reads a file of the machine', async () => {
  await expect(typesetter.pdf({ template: '#read("/etc/hostname")', data: {} })).rejects.toThrow('could not be set');
});

test('aborts with its caller', async () => {
  const gone = new AbortController();
  const setting = typesetter.pdf(showing('x'), gone.signal);
  gone.abort(new Error('gone'));
  await expect(setting).rejects.toThrow('gone');
  await expect(typesetter.pdf(showing('x'), gone.signal)).rejects.toThrow('gone');
});

test('when too many documents wait the next is refused, and later taken again', async () => {
  const narrow = openTypst({ workerFile, most: 2 });
  const waiting = [narrow.pdf(showing('1')), narrow.pdf(showing('2'))];
  await expect(narrow.pdf(showing('3'))).rejects.toThrow(MakerBusy);
  await Promise.all(waiting);
  expect(startOf(await narrow.pdf(showing('4')))).toBe('%PDF-');
  await narrow.close();
});

test('starts an ended idle thread again with the next document', async () => {
  const resting = openTypst({ workerFile, idle: 0 });
  await resting.pdf(showing('1'));
  expect(startOf(await resting.pdf(showing('2')))).toBe('%PDF-');
  await resting.close();
});

test('rejects a running document when it is closed', async () => {
  const closing = openTypst({ workerFile });
  const setting = closing.pdf(showing('x'));
  const rejection = expect(setting).rejects.toThrow('closing');
  await closing.close();
  await rejection;
});

test('a thread that can’t begin fails its documents', async () => {
  const broken = openTypst({ workerFile: new URL('file:///nowhere/pdf-worker.mjs') });
  await expect(broken.pdf(showing('x'))).rejects.toThrow();
  await broken.close();
});

const ROWS =
  '#set document(title: "Rows", date: none)\n#for r in json(bytes(sys.inputs.data)).rows { heading(r); pagebreak(weak: true) }';
const aPart = (...rows: string[]) => ({ template: ROWS, data: { rows }, isLast: true });

describe('parts of a long document', () => {
  const joined = async (settings: { mostMemory?: number }): Promise<Buffer> => {
    const own = openTypst({ workerFile, ...settings });
    try {
      const parts: Buffer[] = [];
      for (const row of ['first', 'second']) parts.push((await own.part(aPart(row))).pdf);
      return await own.join(parts, []);
    } finally {
      await own.close();
    }
  };

  test('are the same bytes whether one process sets them or each its own', async () => {
    const [byOne, byEach] = [await joined({}), await joined({ mostMemory: 0 })];
    expect(startOf(byOne)).toBe('%PDF-');
    expect(byEach.equals(byOne)).toBe(true);
  });

  test('are refused beyond the queue’s limit, and aborted with their callers', async () => {
    const narrow = openTypst({ workerFile, most: 1 });
    const gone = new AbortController();
    const setting = narrow.part(aPart('a'), gone.signal);
    await expect(narrow.part(aPart('b'))).rejects.toThrow(MakerBusy);
    const left = expect(setting).rejects.toThrow('gone');
    gone.abort(new Error('gone'));
    await left;
    await narrow.close();
  });

  test('fail alone when they can’t be set, and when the shop closes', async () => {
    const own = openTypst({ workerFile });
    await expect(own.part({ ...aPart(), template: '#panic("no")' })).rejects.toThrow('could not be set');
    const setting = own.part(aPart('a'));
    const closing = expect(setting).rejects.toThrow('closing');
    await own.close();
    await closing;
  });

  test('fail when their process can’t begin', async () => {
    const broken = openTypst({ workerFile: new URL('./missing.mjs', workerFile) });
    await expect(broken.part(aPart('a'))).rejects.toThrow('ended');
    await broken.close();
  });
});
