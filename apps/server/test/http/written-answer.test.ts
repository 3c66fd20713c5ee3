import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PackedBeginning, WrittenAnswer } from '../../src/http/written-answer.ts';

/** Of an answer as gzip packs it all that is not its beginning: head, last block and tail. */
const BYTES_AROUND = 10 + 5 + 8;

test('a written answer is unpacked by anybody to its beginning and its end, however often it is sent', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.array(fc.string({ unit: 'grapheme' })),
      (text, ends) => {
        const beginning = new PackedBeginning(text);
        for (const end of ends) {
          const written = new WrittenAnswer(beginning, end);
          expect(gunzipSync(written.packed).toString()).toBe(text + end);
          expect(written.text).toBe(text + end);
        }
      },
    ),
  );
});

test('a long beginning is packed whole, here and in another thread', async () => {
  const text = Array.from({ length: 50_000 }, (_, place) => `${place} ærø`).join(' ');
  for (const beginning of [new PackedBeginning(text), await PackedBeginning.packing([text])]) {
    const written = new WrittenAnswer(beginning, '…');
    expect(gunzipSync(written.packed).toString()).toBe(`${text}…`);
    expect(written.packed.length).toBeLessThan(text.length / 2);
  }
});

test('a beginning in parts, long ones among short and empty ones, is one text', async () => {
  const long = Array.from({ length: 30_000 }, (_, place) => `${place} ærø`).join(' ');
  const parts = ['', 'a', long, '…', '', long.toUpperCase()];
  const written = new WrittenAnswer(await PackedBeginning.packing(parts), ']');
  expect(gunzipSync(written.packed).toString()).toBe(`${parts.join('')}]`);
  expect(written.text).toBe(`${parts.join('')}]`);
});

test('a beginning that is kept holds no more memory than it needs', async () => {
  const text = Array.from({ length: 10_000 }, (_, place) => `${place} ærø`).join(' ');
  for (const beginning of [new PackedBeginning(text), await PackedBeginning.packing([text])])
    expect(beginning.bytes).toBe(beginning.packedWith('').length - BYTES_AROUND);
});

test('an end that no block can hold is refused', () => {
  const beginning = new PackedBeginning('');
  expect(gunzipSync(beginning.packedWith('x'.repeat(65_535)))).toHaveLength(65_535);
  expect(() => beginning.packedWith('x'.repeat(65_536))).toThrow(RangeError);
});
