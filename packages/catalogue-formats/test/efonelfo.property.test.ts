import { readerOf } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inPieces, latin1, readAll } from './bytes.ts';
import { article, HEAD } from './efonelfo-fixture.ts';

const efonelfo = readerOf('efonelfo');

const field = fc.oneof(
  fc.constantFrom('', '0', '1', '2', '4', '9', '10000', '1006100', 'EA', 'MTR', 'P', 'V', '"', '"x"', '20260201', 'J'),
  fc.string({ maxLength: 8 }),
);
const line = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => String.fromCharCode(...bytes)),
  fc
    .tuple(fc.constantFrom('VL', 'VX', 'VA', 'VH', 'RL'), fc.array(field, { maxLength: 21 }))
    .map(([type, fields]) => [type, ...fields].join(';')),
  fc.constantFrom(
    article(),
    article({ number: '2' }),
    'VA;1;1006100;P;500000',
    'VX;TEKST;på m\u00fd',
    'x'.repeat(5000),
  ),
);
const file = fc
  .array(line, { maxLength: 12 })
  .map((lines) => Uint8Array.from([HEAD, ...lines].join('\r\n'), (char) => char.charCodeAt(0) & 0xff));

it('reads any lines after the head to the end, with the encodings, and never fails', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      const events = await readAll(efonelfo, inPieces(bytes));
      expect(events.at(-1)).toMatchObject({ type: 'note', code: 'encoding' });
    }),
  );
});

it('the events of a file are the same wherever its pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.array(fc.nat(1000), { maxLength: 20 }), async (bytes, cuts) => {
      expect(await readAll(efonelfo, inPieces(bytes, cuts))).toEqual(await readAll(efonelfo, inPieces(bytes)));
    }),
  );
});

it('a small file cut into single bytes is read as a whole one', async () => {
  const bytes = latin1([HEAD, article({ name: 'R\u00f8r 2,5mm\u00fd' }), 'VA;1;1006100;P;500000', ''].join('\r\n'));
  const everywhere = Array.from(bytes, (_, index) => index);
  expect(await readAll(efonelfo, inPieces(bytes, everywhere))).toEqual(await readAll(efonelfo, inPieces(bytes)));
});
