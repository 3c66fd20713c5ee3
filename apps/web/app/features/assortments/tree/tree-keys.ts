/** What the keys of a tree need to know of one of its rows that are in sight. */
export interface TreeRow {
  id: string;
  /** As it is typed to reach it. */
  name: string;
  /** From 1. */
  level: number;
  /** Undefined: nothing is below it. */
  isOpen: boolean | undefined;
}

/** What a key does: goes to a row, opens or closes the present one. */
export type TreeMove = { go: string } | { open: string } | { close: string };

const parentOf = (rows: readonly TreeRow[], place: number): TreeRow | undefined =>
  rows.slice(0, place).findLast(({ level }) => level < (rows[place]?.level ?? 0));

/** The row after the present one whose name begins with what was typed; from the first again after the last. */
const namedSo = (rows: readonly TreeRow[], place: number, typed: string): TreeRow | undefined => {
  // A further letter may still fit the present row.
  const from = typed.length > 1 ? place : place + 1;
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  return inTurn.find(({ name }) => name.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()));
};

const goTo = (row: TreeRow | undefined): TreeMove | undefined => row && { go: row.id };

const right = (rows: readonly TreeRow[], place: number): TreeMove | undefined => {
  const row = rows[place];
  if (row?.isOpen === false) return { open: row.id };
  const next = rows[place + 1];
  return row?.isOpen === true && next !== undefined && next.level > row.level ? { go: next.id } : undefined;
};

const left = (rows: readonly TreeRow[], place: number): TreeMove | undefined => {
  const row = rows[place];
  return row?.isOpen === true ? { close: row.id } : goTo(parentOf(rows, place));
};

/**
 * Returns what a key does in a tree, as the ARIA practices say: arrows, Home, End, and typed letters (`typed` is all
 * that was typed in one go). Undefined for keys that do nothing.
 */
export const treeMove = (
  rows: readonly TreeRow[],
  activeId: string | undefined,
  key: string,
  typed: string,
): TreeMove | undefined => {
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === activeId),
  );
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[Math.min(place + 1, rows.length - 1)]);
    case 'ArrowUp':
      return goTo(rows[Math.max(place - 1, 0)]);
    case 'ArrowRight':
      return right(rows, place);
    case 'ArrowLeft':
      return left(rows, place);
    case 'Home':
      return goTo(rows[0]);
    case 'End':
      return goTo(rows.at(-1));
    default:
      return typed === '' ? undefined : goTo(namedSo(rows, place, typed));
  }
};
