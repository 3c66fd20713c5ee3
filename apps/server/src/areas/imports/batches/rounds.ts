/**
 * Parts items so that no two of a round share a key and those that do keep their order: one statement may touch a row
 * only once.
 */
export function* roundsOf<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Generator<readonly T[]> {
  let waiting = items;
  while (waiting.length > 0) {
    const taken = new Set<string>();
    const round: T[] = [];
    const later: T[] = [];
    for (const item of waiting) {
      const keys = keysOf(item);
      const list = keys.some((key) => taken.has(key)) ? later : round;
      // The keys of one that waits are taken too, or a third could overtake it.
      for (const key of keys) taken.add(key);
      list.push(item);
    }
    yield round;
    waiting = later;
  }
}
