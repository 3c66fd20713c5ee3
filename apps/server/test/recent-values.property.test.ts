import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentValues } from '../src/recent-values.ts';

const MOST = 10;

/** The same with a list in the order of use, however slow. */
const slowly = () => {
  let held: { key: string; value: number; weight: number }[] = [];
  const weight = () => held.reduce((sum, each) => sum + each.weight, 0);
  return {
    weight,
    get: (key: string) => {
      const found = held.find((each) => each.key === key);
      if (found !== undefined) held = [...held.filter((each) => each !== found), found];
      return found?.value;
    },
    set: (key: string, value: number, own: number) => {
      held = held.filter((each) => each.key !== key);
      if (own <= MOST) held.push({ key, value, weight: own });
      while (weight() > MOST) held.shift();
    },
  };
};

const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const uses = fc.array(fc.oneof(fc.tuple(keys), fc.tuple(keys, fc.integer({ min: 0, max: 12 }))), { maxLength: 60 });

test('what was used last is held, up to the weight, and the longest unused goes first', () => {
  fc.assert(
    fc.property(uses, (all) => {
      const [values, model] = [new RecentValues<number>(MOST), slowly()];
      all.forEach(([key, weight], time) => {
        if (weight === undefined) expect(values.get(key)).toBe(model.get(key));
        else {
          values.set(key, time, weight);
          model.set(key, time, weight);
        }
        expect(values.weight).toBe(model.weight());
      });
    }),
    { numRuns: 500 },
  );
});
