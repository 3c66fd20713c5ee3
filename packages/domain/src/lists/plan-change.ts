/** Why a material can't be added to a list. */
export type NotAddedReason = 'unknown-material' | 'list-full';

/** A list and the materials that are to be removed and added, by SAP number. */
export interface ListChangeAsked {
  /** Lines of the list, hidden ones included. */
  count: number;
  /** Most lines that a list may have. */
  limit: number;
  /** Those of the materials that the list has. */
  present: ReadonlySet<string>;
  /** Those of the materials that the caller may see. */
  known: ReadonlySet<string>;
  toRemove: readonly string[];
  toAdd: readonly string[];
}

export interface ListChangePlan {
  removed: readonly string[];
  /** In the order in which they were asked for, each once. */
  added: readonly string[];
  alreadyThere: readonly string[];
  notAdded: readonly { number: string; reason: NotAddedReason }[];
  /** The added material takes the place of the removed one. */
  isReplacement: boolean;
}

/**
 * Decides what a change of a list removes and adds: removing first, each material once. Of one to remove and one to add
 * the second replaces the first, which stays where the second can't be added. [vl-10]
 */
export const planListChange = (asked: ListChangeAsked): ListChangePlan => {
  const { count, limit, present, known } = asked;
  const [toRemove, toAdd] = [[...new Set(asked.toRemove)], [...new Set(asked.toAdd)]];
  const isReplacing = toRemove.length === 1 && toAdd.length === 1;
  const refused = isReplacing && !known.has(toAdd[0] ?? '');
  const removed = refused ? [] : toRemove.filter((number) => present.has(number));
  const gone = new Set(removed);
  const [added, alreadyThere, notAdded]: [string[], string[], { number: string; reason: NotAddedReason }[]] = [
    [],
    [],
    [],
  ];
  for (const number of toAdd) {
    if (!known.has(number)) notAdded.push({ number, reason: 'unknown-material' });
    else if (present.has(number) && !gone.has(number)) alreadyThere.push(number);
    else if (count - removed.length + added.length >= limit) notAdded.push({ number, reason: 'list-full' });
    else added.push(number);
  }
  const isReplacement = isReplacing && removed.length === 1 && added.length === 1 && removed[0] !== added[0];
  return { removed, added, alreadyThere, notAdded, isReplacement };
};
