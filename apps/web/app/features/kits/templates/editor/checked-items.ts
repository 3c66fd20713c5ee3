import { checkInvalidItems, toggleItem } from '@grossist/domain';

/** Returns the items with their checkboxes: invalid ones are checked on load, and each press toggles one. Section 4. */
export const checkedItems = <I extends { id: string; isInvalid: boolean }>(
  items: readonly I[],
  toggled: ReadonlySet<string>,
): (I & { isChecked: boolean })[] =>
  [...toggled].reduce<(I & { isChecked: boolean })[]>((all, id) => toggleItem(all, id), checkInvalidItems(items));

/** Returns the toggled ids after a press on all: everything checked, or nothing. */
export const allToggled = (
  items: readonly { id: string; isInvalid: boolean }[],
  isChecked: boolean,
): ReadonlySet<string> => new Set(items.filter(({ isInvalid }) => isInvalid !== isChecked).map(({ id }) => id));
