import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChunkMemory } from '../src/segment/chunk-memory.ts';
import { nameKey } from '../src/segment/names.ts';
import { sortedOrder } from '../src/storage/sorted-order.ts';
import {
  countOf,
  findAllThrough,
  type StringTable,
  sortTexts,
  tableOf,
  textAt,
  wantedTexts,
} from '../src/storage/string-table.ts';
import { TextPool } from '../src/storage/text-pool.ts';
import { partsOf } from '../src/text/indexed-terms.ts';
import { normaliseNumber } from '../src/text/numbers.ts';

/** Texts that have much in common, some of them more than once. */
const alike = fc.array(
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom('', 'fitting 2 ender ', 'fitting 2 ender pressx 15 ', 'ø\u0000'),
        fc.string({ unit: 'binary', maxLength: 6 }),
      )
      .map((both) => both.join('')),
    fc.constantFrom('a', 'ab', 'ab\u0000', 'ab\u0000\u0000\u0000\u0000', 'kabel', 'kabel 3g1,5'),
  ),
  { maxLength: 120 },
);

const textsOf = (table: StringTable): string[] => Array.from({ length: countOf(table) }, (_, at) => textAt(table, at));

const unitsOf = (text: string): Uint16Array =>
  Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** As UTF-8 has it: halves of a character are no text, and a byte order mark is not read. */
const whole = (texts: string[]): string[] =>
  texts.map((text) => new TextDecoder().decode(new TextEncoder().encode(text.replaceAll('\ufeff', ''))));

describe('several texts', () => {
  it('are found where they are, in tables that begin and end anywhere', () => {
    const numbers = fc.array(fc.oneof(fc.nat(30).map(String), fc.constantFrom('', 'ø', 'a', 'ab')), { maxLength: 12 });
    fc.assert(
      fc.property(numbers, numbers, (given, wanted) => {
        fc.pre(wanted.length > 0);
        const texts = [...new Set(given)];
        const places = new Map(texts.map((text, place) => [text, place]));
        const order = Uint32Array.from(sortTexts([...texts]), (text) => places.get(text)!);
        const found = findAllThrough(tableOf(texts), order, wantedTexts(wanted));
        expect(found).toEqual(wanted.flatMap((text) => places.get(text) ?? []));
      }),
    );
  });
});

describe('texts of a pool', () => {
  it('are sorted as texts are, the same ones in the order in which they came', () => {
    fc.assert(
      fc.property(alike, (given) => {
        const texts = whole(given);
        const pool = new TextPool();
        for (const text of texts) pool.add(unitsOf(text), text.length);
        const { table, order } = pool.sorted();
        expect(textsOf(table)).toEqual(sortTexts([...texts]));
        expect([...order].map((text) => texts[text])).toEqual(textsOf(table));
        for (let at = 1; at < order.length; at++)
          if (texts[order[at]!] === texts[order[at - 1]!]) expect(order[at]!).toBeGreaterThan(order[at - 1]!);
      }),
    );
  });

  it('have the same number when they are added again', () => {
    fc.assert(
      fc.property(alike, (given) => {
        const texts = whole(given);
        const pool = new TextPool();
        const numbers = texts.map((text) => pool.numberOf(unitsOf(text), text.length));
        const known = [...new Set(texts)];
        expect(numbers).toEqual(texts.map((text) => known.indexOf(text)));
        expect(pool.length).toBe(known.length);
      }),
    );
  });

  it('are found when they are thousands', () => {
    const pool = new TextPool();
    const texts = Array.from({ length: 20_000 }, (_, number) => `kabel nummer ${number}`);
    for (const text of [...texts, ...texts]) pool.numberOf(unitsOf(text), text.length);
    expect(pool.length).toBe(texts.length);
    expect(textsOf(pool.sorted().table)).toEqual(sortTexts([...texts]));
  });

  it('can be taken back', () => {
    const pool = new TextPool();
    for (const text of ['b', 'ccc', 'a']) pool.add(unitsOf(text), text.length);
    pool.takeBack();
    pool.add(unitsOf('b'), 1);
    expect(pool.isSame(0, 2)).toBe(true);
    expect(pool.isSame(0, 1)).toBe(false);
    expect(textsOf(pool.sorted().table)).toEqual(['b', 'b', 'ccc']);
  });
});

describe('the order of a table', () => {
  it('is that of its texts, however much they have in common', () => {
    const texts = Array.from({ length: 3000 }, (_, at) => `${'lang'.repeat(at % 7)}${(at * 7919) % 3000}`);
    expect([...sortedOrder(tableOf(texts))].map((at) => texts[at])).toEqual(sortTexts([...texts]));
  });
});

/** A name's key by its definition, which the fast path must equal. */
const keyInWords = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/~/g, '')
    .replace(/\d+/g, (digits) => {
      const short = digits.replace(/^0+(?=\d)/, '');
      return String.fromCharCode(48 + Math.min(short.length, 9)) + short;
    })
    .trim()
    .slice(0, 48);
  return plain === '' ? '~' : plain;
};

const name = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Rør ',
        'KÆDE',
        '90°',
        ' ',
        '  ',
        '007',
        '10',
        '0',
        '12345678901',
        '~',
        '½',
        'mm²',
        'ﬁ',
        'ÅÄÖ',
        '\t',
        'İ',
      ),
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('the sort key of names', () => {
  it('is the plain name with the lengths of its numbers, in any spelling', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(nameKey(text)).toBe(keyInWords(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('is the same of a name of any length', () => {
    for (const text of ['x'.repeat(47) + ' '.repeat(600), `${' '.repeat(600)}y`, '0'.repeat(2000)])
      expect(nameKey(text)).toBe(keyInWords(text));
  });
});

describe('identifiers', () => {
  it('are their letters and digits without leading zeros, in any spelling', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[0 .A-Za-z1-9-]*$/)),
        (text) => {
          const bare = text
            .normalize('NFKD')
            .toLowerCase()
            .replace(/[^a-z0-9]/g, '');
          const short = bare.replace(/^0+/, '');
          expect(normaliseNumber(text)).toBe(short === '' && bare !== '' ? '0' : short);
        },
      ),
    );
  });
});

describe('chunks of texts', () => {
  it('have the parts of the whole text', () => {
    fc.assert(
      fc.property(name, (text) => {
        const chunks = new ChunkMemory((chunk) => partsOf(chunk));
        const parts = [];
        for (let from = 0; from < text.length; from = chunks.end + 1) parts.push(...chunks.read(text, from));
        expect(parts).toEqual(partsOf(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('are made once each, also when they are thousands', () => {
    const made: string[] = [];
    const chunks = new ChunkMemory((chunk) => made.push(chunk));
    const words = Array.from({ length: 9000 }, (_, at) => `w${at % 6000}`);
    const text = words.join(' ');
    const read = [];
    for (let from = 0; from < text.length; from = chunks.end + 1) read.push(chunks.read(text, from));
    expect(made).toEqual([...new Set(words)]);
    expect(read).toEqual(words.map((word) => made.indexOf(word) + 1));
  });
});
