/** Editing kits: which items are checked, what is removed, and the names of kits made together. */

/** An item of a kit or of a template as its checkbox shows it. */
export interface CheckableItem {
  id: string;
  isInvalid: boolean;
  isChecked: boolean;
}

/** Checks the invalid items and no others, as on load. Section 4. */
export const checkInvalidItems = <I extends Omit<CheckableItem, 'isChecked'>>(
  items: readonly I[],
): (I & CheckableItem)[] => items.map((item) => ({ ...item, isChecked: item.isInvalid }));

/** Toggles the checkbox of one item; an unknown id changes nothing. */
export const toggleItem = <I extends CheckableItem>(items: readonly I[], id: string): I[] =>
  items.map((item) => (item.id === id ? { ...item, isChecked: !item.isChecked } : item));

export type ItemRemoval =
  | { removes: 'nothing' }
  | { removes: 'items'; ids: ReadonlySet<string> }
  /** No item stays: the kit goes as a whole. */
  | { removes: 'kit' };

/**
 * Returns what is removed when some items of a kit are chosen: the whole kit when it has items and all are chosen. Ids
 * that the kit does not have are ignored. Section 5, "Removing a kit child".
 */
export const itemRemoval = (items: readonly { id: string }[], chosen: Iterable<string>): ItemRemoval => {
  const wanted = new Set(chosen);
  const ids = new Set(items.filter(({ id }) => wanted.has(id)).map(({ id }) => id));
  if (ids.size === 0) return { removes: 'nothing' };
  return ids.size === items.length ? { removes: 'kit' } : { removes: 'items', ids };
};

/**
 * Returns the page to show after a delete, counted from 0: one page back when the page is empty, never below 0.
 * Section 4, "After deleting a kit".
 */
export const pageAfterDelete = (page: number, pageSize: number, itemsLeft: number): number => {
  if (!(page > 0)) return 0;
  return page * pageSize < itemsLeft ? page : page - 1;
};

/** What represents the number of a kit in a pattern of names. */
export const KIT_NUMBER = '{n}';

/** Longest name of a kit, in characters. */
const LONGEST = 100;

/**
 * Returns the names of kits that are made together: "Stairs {n}" numbers them from 1; null, the template's own name, where
 * nothing is left of the pattern. [kit-17]
 */
export const numberedNames = (pattern: string, count: number): (string | null)[] =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => {
    const name = pattern
      .replaceAll(KIT_NUMBER, String(index + 1))
      .trim()
      .slice(0, LONGEST)
      .trim();
    return name === '' ? null : name;
  });
