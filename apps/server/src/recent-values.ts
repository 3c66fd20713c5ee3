interface Held<V> {
  key: string;
  value: V;
  weight: number;
  /** The one used just before it; undefined for the longest unused. */
  before: Held<V> | undefined;
  /** The one used just after it; undefined for the last used. */
  after: Held<V> | undefined;
}

/**
 * What was used last, up to a weight: the longest unused goes first. In what order they were used is kept beside the map:
 * to find its oldest, a map goes over the places of all that went or was put in anew since.
 */
export class RecentValues<V> {
  readonly #held = new Map<string, Held<V>>();
  #oldest: Held<V> | undefined;
  #latest: Held<V> | undefined;
  #weight = 0;

  constructor(private readonly mostWeight: number) {}

  get(key: string): V | undefined {
    const held = this.#held.get(key);
    if (held === undefined) return undefined;
    if (held !== this.#latest) {
      this.#unlink(held);
      this.#link(held);
    }
    return held.value;
  }

  /** Holds a value instead of the one before; one heavier than everything together is not held. */
  set(key: string, value: V, weight: number): void {
    this.#drop(this.#held.get(key));
    if (weight > this.mostWeight) return;
    const held = { key, value, weight, before: undefined, after: undefined };
    this.#held.set(key, held);
    this.#link(held);
    this.#weight += weight;
    while (this.#weight > this.mostWeight) this.#drop(this.#oldest);
  }

  get weight(): number {
    return this.#weight;
  }

  #drop(held: Held<V> | undefined): void {
    if (held === undefined) return;
    this.#held.delete(held.key);
    this.#unlink(held);
    this.#weight -= held.weight;
  }

  /** As the last used. */
  #link(held: Held<V>): void {
    held.before = this.#latest;
    held.after = undefined;
    if (this.#latest === undefined) this.#oldest = held;
    else this.#latest.after = held;
    this.#latest = held;
  }

  #unlink({ before, after }: Held<V>): void {
    if (before === undefined) this.#oldest = after;
    else before.after = after;
    if (after === undefined) this.#latest = before;
    else after.before = before;
  }
}
