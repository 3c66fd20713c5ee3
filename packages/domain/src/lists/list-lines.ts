/** Lines of variation lists: what a change adds, and the order of lines. */

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

/** Between neighboring ranks where nothing was moved: room for about 16 lines moved to the same place one by one. */
export const RANK_GAP = 65_536;

export interface RankedLine {
  id: string;
  /** Whole number; lines are shown by ascending rank. */
  rank: number;
}

/** Moves a line behind another one, or to the beginning. */
export interface LineMove {
  id: string;
  /** Null: to the beginning. */
  after: string | null;
}

/**
 * Returns so many whole ranks, ascending, strictly between two others; undefined where there is no room.
 * @param before absent: there is no line before
 * @param after absent: there is no line after
 */
export const ranksBetween = (
  before: number | undefined,
  after: number | undefined,
  count: number,
): readonly number[] | undefined => {
  const steps = Array.from({ length: count }, (_, index) => index + 1);
  if (before === undefined && after === undefined) return steps.map((step) => step * RANK_GAP);
  if (after === undefined) return steps.map((step) => (before ?? 0) + step * RANK_GAP);
  if (before === undefined) return steps.map((step) => after - (count + 1 - step) * RANK_GAP);
  const room = after - before;
  if (room <= count) return undefined;
  return steps.map((step) => before + Math.floor((room * step) / (count + 1)));
};

/** Returns the ids in the order after all moves, one after the other. Moves of unknown lines are left out. */
const orderAfter = (lines: readonly RankedLine[], moves: readonly LineMove[]): readonly string[] => {
  const HEAD = '';
  const next = new Map<string, string>();
  const previous = new Map<string, string>();
  const link = (left: string, right: string): void => {
    next.set(left, right);
    previous.set(right, left);
  };
  let last = HEAD;
  for (const { id } of lines) {
    link(last, id);
    last = id;
  }
  // The circle is closed, so that the last line needs no case of its own.
  link(last, HEAD);
  for (const { id, after } of moves) {
    const target = after ?? HEAD;
    if (!next.has(id) || !next.has(target) || target === id) continue;
    link(previous.get(id) ?? HEAD, next.get(id) ?? HEAD);
    const follower = next.get(target) ?? HEAD;
    link(target, id);
    link(id, follower);
  }
  const order: string[] = [];
  for (let id = next.get(HEAD) ?? HEAD; id !== HEAD; id = next.get(id) ?? HEAD) order.push(id);
  return order;
};

/**
 * Returns the new ranks of the lines that have to get one, so that the lines are in the order after all moves. Lines that
 * are not moved keep their rank, unless there is no room between two of them: then all lines get new ranks.
 * @param lines by ascending rank, with distinct ranks
 */
export const moveLines = (lines: readonly RankedLine[], moves: readonly LineMove[]): ReadonlyMap<string, number> => {
  const order = orderAfter(lines, moves);
  const moved = new Set(moves.map(({ id }) => id));
  const rankOf = new Map(lines.map(({ id, rank }) => [id, rank]));
  const ranks = new Map<string, number>();
  for (let start = 0; start < order.length; ) {
    if (!moved.has(order[start] ?? '')) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < order.length && moved.has(order[end] ?? '')) end += 1;
    const run = order.slice(start, end);
    const between = ranksBetween(rankOf.get(order[start - 1] ?? ''), rankOf.get(order[end] ?? ''), run.length);
    if (between === undefined) return new Map(order.map((id, index) => [id, (index + 1) * RANK_GAP]));
    for (const [index, id] of run.entries()) ranks.set(id, between[index] ?? 0);
    start = end;
  }
  return ranks;
};
