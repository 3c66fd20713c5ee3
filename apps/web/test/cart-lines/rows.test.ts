import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../app/features/cart/lines/line-rows.ts';
import {
  allChosen,
  type Choice,
  existingOnly,
  extendedTo,
  NOTHING_CHOSEN,
  toggled,
} from '../../app/features/cart/sheet/row-choice.ts';
import { aLine } from './a-line.ts';

const kit = aLine('kit', { KitName: 'Flat' });
const socket = aLine('socket', { ParentItemId: 'kit', Type: 'kit material' });
const cable = aLine('cable', { ParentItemId: 'kit', Type: 'kit material' });
const lamp = aLine('lamp');
const names = (rows: ReturnType<typeof rowsOf>): string[] => rows.map(({ line }) => line.CartItemId);

describe('the rows of a cart', () => {
  test('show a kit folded, with the number of its materials', () => {
    const rows = rowsOf([lamp, kit, socket, cable], new Set());
    expect(names(rows)).toEqual(['lamp', 'kit']);
    expect(rows[1]?.childCount).toBe(2);
  });

  test('show the materials of an open kit below it, wherever they stand in the cart', () => {
    const rows = rowsOf([socket, kit, lamp, cable], new Set(['kit']));
    expect(names(rows)).toEqual(['kit', 'socket', 'cable', 'lamp']);
    expect(rows.map(({ isChild }) => isChild)).toEqual([false, true, true, false]);
  });

  test('show a material whose kit is not there by itself', () => {
    expect(names(rowsOf([socket, lamp], new Set()))).toEqual(['socket', 'lamp']);
  });

  test('are all lines, each once, when all kits are open', () => {
    const someLines = fc
      .array(fc.record({ isKit: fc.boolean(), parent: fc.nat({ max: 30 }) }), { maxLength: 30 })
      .map((drawn) =>
        drawn.map(({ isKit, parent }, place) =>
          aLine(`l${place}`, {
            KitName: isKit ? 'Kit' : '',
            ParentItemId: !isKit && drawn[parent]?.isKit ? `l${parent}` : null,
          }),
        ),
      );
    fc.assert(
      fc.property(someLines, (lines) => {
        const rows = rowsOf(lines, new Set(lines.map((line) => line.CartItemId)));
        expect(names(rows).sort()).toEqual(lines.map((line) => line.CartItemId).sort());
      }),
    );
  });
});

describe('the chosen lines', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  const ids = ({ ids: chosen }: Choice): string[] => [...chosen].sort();

  test('are one more or one less by a press', () => {
    const chosen = toggled(toggled(NOTHING_CHOSEN, 'b'), 'd');
    expect(ids(chosen)).toEqual(['b', 'd']);
    expect(ids(toggled(chosen, 'b'))).toEqual(['d']);
  });

  test('reach with Shift from the last one chosen, up or down', () => {
    expect(ids(extendedTo(toggled(NOTHING_CHOSEN, 'b'), 'd', order))).toEqual(['b', 'c', 'd']);
    expect(ids(extendedTo(toggled(NOTHING_CHOSEN, 'd'), 'b', order))).toEqual(['b', 'c', 'd']);
    expect(ids(extendedTo(NOTHING_CHOSEN, 'c', order))).toEqual(['c']);
  });

  test('remove missing ones, and stay the same object when none is missing', () => {
    const all = allChosen(order);
    expect(existingOnly(all, order)).toBe(all);
    expect(ids(existingOnly(all, ['a', 'e', 'f']))).toEqual(['a', 'e']);
  });
});
