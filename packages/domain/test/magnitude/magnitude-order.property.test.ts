import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareMagnitudes, magnitudeOf, magnitudeOrder } from '../../src/magnitude/magnitude.ts';

const sorted = (values: readonly string[]): string[] => values.toSorted(compareMagnitudes);

/** Lists in their order, each of one kind as catalogs write them. */
const IN_ORDER: Readonly<Record<string, readonly string[]>> = {
  'SI prefixes': ['30 mA', '500 mA', '1 A', '1,5 A', '16A', '1 kA'],
  lengths: ['5 mm', '1 cm', '1"', '30 mm', '1 m', '1 km'],
  'cross-sections': ['0.75 mm²', '1.5 mm2', '2,5 mm²', '1 cm²'],
  'fractions of an inch': ['3/8', '1/2', '3/4', '1', '1 1/4', '1-1/2', '2'],
  'fractions with signs': ['⅜"', '1/2″', '¾ Zoll', '1"', '1¼ in', '2 tommer'],
  threads: ['G 3/8', 'G 1/2', 'G 1', 'G 1 1/4', 'M6', 'M8', 'M10'],
  'wire gauges by cross-section': ['AWG 24', 'AWG 18', 'AWG 1', '1/0 AWG', 'AWG 2/0', 'AWG 4/0'],
  'wire gauges beside mm²': ['AWG 18', '1 mm²', 'AWG 10', '6 mm²'],
  'IP ratings': ['IPX4', 'IP20', 'IP44', 'IP65', 'IP66/IP67', 'IP68', 'IP69K'],
  dimensions: ['10x20x30', '10 x 25 x 5', '20x10x5', '100x10x5'],
  'dimensions with units': ['10x20 mm', '10mm x 30mm', '2 cm x 1 cm', '100 x 5 mm'],
  ranges: ['0.5 - 1.5', '0.5–2.5', '0.75', '1 … 4', '1.5-10', '2..5'],
  'temperatures with signs': ['-40 … +85 °C', '-20 … 60 °C', '-5 °C', '0 °C', '+10 °C', '25 °C'],
  'open ranges': ['≤ 5', '..6', '1', '5', '5..', '≥ 6'],
  poles: ['1P', '1P+N', '2P', '3P', '3P+N', '4P', '10P'],
  'characteristics with currents': ['B6', 'B16', 'C6', 'C10', 'C100', 'D16'],
  classes: ['Class 1', 'Class 2', 'Class 10', 'Type A', 'Type AC', 'Type B'],
  'two voltages': ['110/230 V', '230/400 V', '400/690 V'],
  'thousands apart': ['900', '1\u00a0000', '10\u00a0000'],
  durations: ['10 ms', '1 s', '90 s', '2 min', '1 h'],
};

const amount = fc
  .tuple(
    fc.integer({ min: -999, max: 9999 }),
    fc.constantFrom('', '.5', ',25'),
    fc.constantFrom('', ' mA', 'A', ' mm', ' m', '"', ' mm²', ' %', ' W', ' kW', ' V'),
  )
  .map((parts) => parts.join(''));
const written = fc.oneof(
  amount,
  fc.tuple(amount, fc.constantFrom(' - ', '..', '–', 'x', ' x '), amount).map((parts) => parts.join('')),
  fc.constantFrom(...Object.values(IN_ORDER).flat(), '', ' ', '½', '1/0', '5/4', '..', '1e999', '-', 'x', '٣'),
  fc
    .tuple(fc.constantFrom('IP', 'AWG ', 'G ', 'M', 'Type '), fc.integer({ min: 0, max: 70 }))
    .map((parts) => parts.join('')),
  fc.string({ maxLength: 12 }),
);

describe('order of values by magnitude', () => {
  test.each(Object.entries(IN_ORDER))('orders %s', (_, values) => {
    expect(sorted(values.toReversed())).toEqual(values);
  });

  test('compares prefixes of one unit by size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (milli, units) => {
        const order = compareMagnitudes(`${milli} mA`, `${units} A`);
        expect(Math.sign(order)).toBe(milli < units * 1000 ? -1 : milli > units * 1000 ? 1 : Math.sign(order));
      }),
    );
  });

  test('orders numbers as numbers however they are written', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (one, other) => {
          fc.pre(one !== other);
          const order = magnitudeOrder();
          expect(order(magnitudeOf(one), magnitudeOf(other)) < 0).toBe(one < other);
        },
      ),
    );
  });

  test('is a total order: antisymmetric, transitive, and 0 for the same text alone', () => {
    fc.assert(
      fc.property(written, written, written, (one, other, third) => {
        const forth = compareMagnitudes(one, other);
        expect(Math.sign(forth) + Math.sign(compareMagnitudes(other, one))).toBe(0);
        expect(forth === 0).toBe(one === other);
        if (forth <= 0 && compareMagnitudes(other, third) <= 0) {
          expect(compareMagnitudes(one, third)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('sorts equally from any order', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 12 }), (values) => {
        expect(sorted(values.toReversed())).toEqual(sorted(values));
      }),
    );
  });

  test('leaves words to the language of the reader', () => {
    const danish = magnitudeOrder(new Intl.Collator('da').compare);
    const words = ['Ørsted', 'Aluminium', 'Zink', 'Æske'].map(magnitudeOf);
    expect(words.toSorted(danish).map(({ text }) => text)).toEqual(['Aluminium', 'Zink', 'Æske', 'Ørsted']);
  });

  test('orders no before yes, and amounts before words', () => {
    const order = magnitudeOrder();
    const mixed = [magnitudeOf('gray'), magnitudeOf(true), magnitudeOf(3), magnitudeOf(false), magnitudeOf([1, 4])];
    expect(mixed.toSorted(order).map(({ text }) => text)).toEqual(['1..4', '3..3', 'false', 'true', 'gray']);
  });
});
