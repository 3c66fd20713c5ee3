import { type ReadEvent, readerOf } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inPieces, latin1, notesOf, readAll, recordsOf, refusedOf } from './bytes.ts';
import { article4, article5, HEAD_4, HEAD_5, second4 } from './datanorm-fixture.ts';

const datanorm = readerOf('datanorm');

const number = fc.constantFrom('1', '2', '4711');
const field = fc.oneof(
  number,
  fc.constantFrom('', '0', '9', 'A', 'N', 'L', 'X', 'T', 'E', 'Stk', 'MTR', '10000', '4006381333931', 'TERMIN-1'),
  fc.string({ maxLength: 8 }),
);
const line = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => String.fromCharCode(...bytes)),
  fc
    .tuple(fc.constantFrom(...'ABCDEGJKPRSTVZQ'), fc.array(field, { maxLength: 30 }))
    .map(([type, fields]) => [type, ...fields].join(';')),
  fc.tuple(number, field).map(([of, key]) => article4({ number: of, key })),
  fc.tuple(number, field).map(([of, key]) => article5({ number: of, key })),
  number.map((of) => second4({ number: of, pack: '5' })),
  fc
    .tuple(fc.constantFrom('T', 'D', 'E'), number, field)
    .map(([kind, of, text]) => `${kind};N;${of};1;F;${text};;2;F;x;y;`),
  fc.constantFrom('P;A;1;1;500;;;;;;;2;1;600;;;;;;;', 'x'.repeat(9000), ''),
);
const file = fc
  .tuple(fc.constantFrom(HEAD_4, HEAD_5), fc.array(line, { maxLength: 20 }))
  .map(([head, lines]) => Uint8Array.from([head, ...lines].join('\n'), (char) => char.charCodeAt(0) & 0xff));

const linesIn = (events: readonly ReadEvent[]): number => {
  const text = notesOf(events).find((note) => note.code === 'line-kinds')?.text ?? '';
  return [...text.matchAll(/ (\d+)/g)].reduce((sum, [, lines]) => sum + Number(lines), 0);
};

it('reads any lines after the head to the end, with the encodings, and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      expect((await readAll(datanorm, inPieces(bytes))).at(-1)).toMatchObject({ type: 'note', code: 'encoding' });
    }),
  );
});

it('reads arbitrary bytes or detects another format', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      await expect(readAll(datanorm, inPieces(bytes))).rejects.toThrow(/header|empty|version/);
      expect(datanorm.recognises(bytes)).toBe(false);
    }),
    // "V;" is the head of a file of no version.
    { examples: [[Uint8Array.from([86, 59])]] },
  );
});

it('the events of a file are the same wherever its pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.array(fc.nat(1000), { maxLength: 20 }), async (bytes, cuts) => {
      expect(await readAll(datanorm, inPieces(bytes, cuts))).toEqual(await readAll(datanorm, inPieces(bytes)));
    }),
  );
});

it('every line is counted by its kind, and every event names a line of the file', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      const events = await readAll(datanorm, inPieces(bytes));
      const ended = bytes.at(-1) === 10 ? bytes.subarray(0, -1) : bytes;
      const lines = ended.filter((byte) => byte === 10).length + 1;
      expect(linesIn(events)).toBe(lines);
      for (const event of events) {
        if (event.line !== undefined) expect(event.line).toBeGreaterThan(0);
        if (event.line !== undefined) expect(event.line).toBeLessThanOrEqual(lines);
      }
    }),
  );
});

it('every article line becomes a material, a deletion, a refusal or a note', async () => {
  const articles = fc.array(
    fc
      .record({ number, flag: fc.constantFrom('N', 'A', 'L', 'X', 'Q', ''), unit: fc.constantFrom('Stk', 'm2') })
      .map(article4),
    { maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(articles, async (lines) => {
      const events = await readAll(datanorm, inPieces(latin1([HEAD_4, ...lines].join('\n'))));
      const same = notesOf(events).filter((note) => note.code === 'repeated' && note.text.startsWith('Same as'));
      expect(recordsOf(events).length - 1 + refusedOf(events).length + same.length).toBe(lines.length);
    }),
  );
});

it('assigns a text to its article in any order', async () => {
  const rows = ['T;N;K;;1;;eins;2;;zwei;', 'T;N;K;;3;;drei;4;;vier;'];
  const others = fc.array(
    fc.constantFrom(
      article4({ number: '9', key: 'K9' }),
      'T;N;K9;;1;;neun;2;;;',
      'S;;01;Schalter;;;',
      second4({ number: '9' }),
    ),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(others, others, others, fc.boolean(), async (before, between, after, textFirst) => {
      const parts = textFirst ? [rows, [article4({ key: 'K' })]] : [[article4({ key: 'K' })], rows];
      const lines = [HEAD_4, ...before, ...(parts[0] ?? []), ...between, ...(parts[1] ?? []), ...after];
      const records = recordsOf(await readAll(datanorm, inPieces(latin1(lines.join('\n')))));
      const texts = records.flatMap((record) =>
        (record.kind === 'material' || record.kind === 'material-amendment') && record.supplierNumber === '4711'
          ? (record.descriptions?.de ?? [])
          : [],
      );
      expect(texts).toEqual(['eins\nzwei\ndrei\nvier']);
    }),
  );
});
