import { afterAll, expect, test } from 'vitest';
import { openTypst } from '../../src/gateways/typesetting/embedded/index.ts';
import { TypesetterBusy } from '../../src/gateways/typesetting/port.ts';
import { builtWorker } from '../support/built-worker.ts';

const workerFile = await builtWorker('gateways/typesetting/embedded/worker.ts');
const typesetter = openTypst({ workerFile });
afterAll(() => typesetter.close());

const SHOWS = '#let d = json(bytes(sys.inputs.data))\n#d.text';
const showing = (text: string) => ({ template: SHOWS, data: { text } });
const startOf = (pdf: Buffer): string => pdf.subarray(0, 5).toString();

test('documents are set in a thread, several at once each as its own', async () => {
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

test('who went away is not waited for', async () => {
  const gone = new AbortController();
  const setting = typesetter.pdf(showing('x'), gone.signal);
  gone.abort(new Error('gone'));
  await expect(setting).rejects.toThrow('gone');
  await expect(typesetter.pdf(showing('x'), gone.signal)).rejects.toThrow('gone');
});

test('when too many documents wait the next is refused, and later taken again', async () => {
  const narrow = openTypst({ workerFile, most: 2 });
  const waiting = [narrow.pdf(showing('1')), narrow.pdf(showing('2'))];
  await expect(narrow.pdf(showing('3'))).rejects.toThrow(TypesetterBusy);
  await Promise.all(waiting);
  expect(startOf(await narrow.pdf(showing('4')))).toBe('%PDF-');
  await narrow.close();
});

test('a thread that rested begins anew with the next document', async () => {
  const resting = openTypst({ workerFile, idle: 0 });
  await resting.pdf(showing('1'));
  expect(startOf(await resting.pdf(showing('2')))).toBe('%PDF-');
  await resting.close();
});

test('closed while a document is set, it says so', async () => {
  const closing = openTypst({ workerFile });
  const setting = closing.pdf(showing('x'));
  const told = expect(setting).rejects.toThrow('closing');
  await closing.close();
  await told;
});

test('a thread that can’t begin fails its documents', async () => {
  const broken = openTypst({ workerFile: new URL('file:///nowhere/pdf-worker.mjs') });
  await expect(broken.pdf(showing('x'))).rejects.toThrow();
  await broken.close();
});
