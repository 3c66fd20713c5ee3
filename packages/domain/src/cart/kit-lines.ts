/** A line's place in its kit. */
export interface KitLine {
  id: string;
  /** The kit header, for a kit child. */
  parentItemId?: string | null;
}

/**
 * The ids that go when some lines are removed: a kit header takes its children along, and when all children of a kit
 * go, the whole kit goes. Ids that are not in the cart are left out. Section 5. [cart-11, cart-12]
 */
export const linesToRemove = (lines: readonly KitLine[], chosen: Iterable<string>): Set<string> => {
  const wanted = new Set(chosen);
  const removed = new Set(
    lines.filter(({ id, parentItemId }) => wanted.has(id) || (parentItemId && wanted.has(parentItemId))).map(idOf),
  );
  const remainingParents = new Set(lines.filter(({ id }) => !removed.has(id)).map(({ parentItemId }) => parentItemId));
  for (const { id, parentItemId } of lines) {
    if (removed.has(id) && parentItemId && !remainingParents.has(parentItemId)) removed.add(parentItemId);
  }
  const present = new Set(lines.map(idOf));
  return new Set([...removed].filter((id) => present.has(id)));
};

const idOf = ({ id }: KitLine): string => id;
