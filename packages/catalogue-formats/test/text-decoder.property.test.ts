import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StreamDecoder } from '../src/xml/text-decoder.ts';
import { utf8 } from './bytes.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>${' '.repeat(200)}`;

const decoded = (pieces: readonly Uint8Array[]): { text: string; isBroken: boolean } => {
  const decoder = new StreamDecoder();
  const text = pieces.map((piece) => decoder.push(piece)).join('') + decoder.end();
  return { text, isBroken: decoder.hasBrokenBytes };
};

const cutAt = (bytes: Uint8Array, cuts: readonly number[]): Uint8Array[] => {
  const places = [
    0,
    ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((one, other) => one - other),
    bytes.length,
  ];
  return places.slice(1).map((place, at) => bytes.slice(places[at], place));
};

const characters = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map(utf8),
  // Halves of characters, and what begins none.
  fc.uint8Array({ maxLength: 12 }),
  fc.constantFrom(
    utf8('€'),
    utf8('𝄞').slice(0, 3),
    Uint8Array.of(0xe2, 0x82),
    Uint8Array.of(0xf0),
    Uint8Array.of(0xc3),
  ),
);

it('UTF-8 is read alike however it is cut, broken or not, as the platform reads it whole', () => {
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 8 }), fc.array(fc.nat(600), { maxLength: 6 }), (parts, cuts) => {
      const bytes = Uint8Array.from(
        [HEAD, ...parts].flatMap((part) => [...(typeof part === 'string' ? utf8(part) : part)]),
      );
      const text = new TextDecoder().decode(bytes);
      expect(decoded(cutAt(bytes, cuts))).toEqual({ text, isBroken: text.includes('\uFFFD') });
    }),
    { numRuns: 500 },
  );
});

it('a mark of order is no text', () => {
  const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(`${HEAD}ø`)]);
  for (let cut = 0; cut < 8; cut += 1) expect(decoded(cutAt(bytes, [cut])).text).toBe(`${HEAD}ø`);
});
