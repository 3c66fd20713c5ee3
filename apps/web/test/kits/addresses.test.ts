import { expect, test } from 'vitest';
import { readKitsAddress, START_STEPS, writeKitsAddress } from '../../app/features/kits/start/ways-to-start.tsx';
import { allToggled, checkedItems } from '../../app/features/kits/templates/editor/template-items.tsx';
import {
  readTemplatesAddress,
  writeTemplatesAddress,
} from '../../app/features/kits/templates/list/templates-screen.tsx';

test('reads back what it wrote to the URL', () => {
  for (const step of [undefined, ...START_STEPS]) {
    for (const page of [1, 7]) {
      expect(readKitsAddress(new URLSearchParams(writeKitsAddress({ step, page })))).toEqual({ step, page });
    }
  }
});

test('falls back to the first page for an invalid one', () => {
  for (const page of ['0', '-1', '1.5', 'x', '999999999']) {
    expect(readKitsAddress(new URLSearchParams({ page, start: 'x' }))).toEqual({ step: undefined, page: 1 });
    expect(readTemplatesAddress(new URLSearchParams({ page })).page).toBe(1);
  }
});

test('escapes search words in the URL', () => {
  const wanted = { query: 'a&b=c "1/2" æ', page: 2 };
  expect(readTemplatesAddress(new URLSearchParams(writeTemplatesAddress(wanted)))).toEqual(wanted);
});

test('checks invalid items at first and toggles one at a time', () => {
  const items = [
    { id: 'a', isInvalid: false },
    { id: 'b', isInvalid: true },
  ];
  const checked = (toggled: readonly string[]) =>
    checkedItems(items, new Set(toggled)).flatMap(({ id, isChecked }) => (isChecked ? [id] : []));
  expect([checked([]), checked(['a']), checked(['a', 'b']), checked(['gone'])]).toEqual([
    ['b'],
    ['a', 'b'],
    ['a'],
    ['b'],
  ]);
  expect(checkedItems(items, allToggled(items, true)).every(({ isChecked }) => isChecked)).toBe(true);
  expect(checkedItems(items, allToggled(items, false)).some(({ isChecked }) => isChecked)).toBe(false);
});
