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
