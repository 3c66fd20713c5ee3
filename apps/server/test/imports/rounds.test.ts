import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundsOf } from '../../src/areas/imports/batches/steps.ts';

const items = fc.array(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }), { maxLength: 40 });

it('has unique keys in each round, keeps the order of equal keys, and loses no item', () => {
  fc.assert(
    fc.property(items, (given) => {
      const numbered = given.map((keys, place) => ({ keys: [...new Set(keys.map(String))], place }));
      const rounds = [...roundsOf(numbered, ({ keys }) => keys)];
      for (const round of rounds) {
        const keys = round.flatMap((item) => item.keys);
        expect(new Set(keys).size).toBe(keys.length);
      }
      const written = rounds.flat();
      expect(written.map(({ place }) => place).toSorted((left, right) => left - right)).toEqual(
        numbered.map(({ place }) => place),
      );
      for (let key = 0; key <= 6; key += 1) {
        const places = written.filter(({ keys }) => keys.includes(String(key))).map(({ place }) => place);
        expect(places).toEqual(places.toSorted((left, right) => left - right));
      }
    }),
  );
});
