/**
 * Followers of keys, such as the event streams of a person's browsers by the person's id. A key without followers takes no
 * memory.
 */
export class Followers<T> {
  readonly #byKey = new Map<string, Set<T>>();

  /** Adds a follower of a key. Returns the function that removes it. */
  add(key: string, follower: T): () => void {
    const all = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, all.add(follower));
    return () => {
      all.delete(follower);
      // A later follower of the key may have another set.
      if (all.size === 0 && this.#byKey.get(key) === all) this.#byKey.delete(key);
    };
  }

  /** Returns the followers of a key. */
  of(key: string): Iterable<T> {
    return this.#byKey.get(key) ?? [];
  }

  /** Returns the followers of all keys. */
  *all(): Iterable<T> {
    for (const followers of this.#byKey.values()) yield* followers;
  }
}
