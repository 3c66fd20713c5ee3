import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planListChange } from '../../src/lists/index.ts';

const number = fc.constantFrom<string>('1', '2', '3', '4', '5', '6');
const numbers = fc.array(number, { maxLength: 8 });
const someNumbers = numbers.map((all) => new Set(all));
const asked = fc
  .record({
    present: someNumbers,
    known: someNumbers,
    hidden: fc.nat({ max: 3 }),
    room: fc.nat({ max: 4 }),
    toRemove: numbers,
    toAdd: numbers,
  })
  .map(({ hidden, room, ...rest }) => {
    const count = rest.present.size + hidden;
    return { ...rest, count, limit: count + room };
  });

describe('a planned change of a list', () => {
  test('puts each material to add into exactly one part, each once', () => {
    fc.assert(
      fc.property(asked, (change) => {
        const { added, alreadyThere, notAdded } = planListChange(change);
        const all = [...added, ...alreadyThere, ...notAdded.map((each) => each.number)];
        expect(all.toSorted()).toEqual([...new Set(change.toAdd)].toSorted());
      }),
    );
  });

  test('never exceeds the limit, removes only present and adds only known absent ones', () => {
    fc.assert(
      fc.property(asked, (change) => {
        const { removed, added } = planListChange(change);
        expect(change.count - removed.length + added.length).toBeLessThanOrEqual(change.limit);
        for (const each of removed) expect(change.present.has(each) && change.toRemove.includes(each)).toBe(true);
        for (const each of added) {
          expect(change.known.has(each)).toBe(true);
          expect(!change.present.has(each) || removed.includes(each)).toBe(true);
        }
      }),
    );
  });

  test('refuses a known material only where the list is full afterwards', () => {
    fc.assert(
      fc.property(asked, (change) => {
        const { removed, added, notAdded } = planListChange(change);
        for (const { number: each, reason } of notAdded) {
          expect(reason).toBe(change.known.has(each) ? 'list-full' : 'unknown-material');
          if (reason === 'list-full') expect(change.count - removed.length + added.length).toBe(change.limit);
        }
      }),
    );
  });
});

describe('replacing', () => {
  const full = { count: 3, limit: 3, present: new Set(['old']), toRemove: ['old'], toAdd: ['new'] };

  test('works in a full list', () => {
    const plan = planListChange({ ...full, known: new Set(['new']) });
    expect(plan).toMatchObject({ removed: ['old'], added: ['new'], isReplacement: true });
  });

  test('leaves the old material where the new one is unknown', () => {
    const plan = planListChange({ ...full, known: new Set() });
    expect(plan).toMatchObject({ removed: [], added: [], notAdded: [{ number: 'new', reason: 'unknown-material' }] });
  });

  test('only removes the old material where the new one is there', () => {
    const plan = planListChange({ ...full, present: new Set(['old', 'new']), known: new Set(['new']) });
    expect(plan).toMatchObject({ removed: ['old'], alreadyThere: ['new'], isReplacement: false });
  });
});
