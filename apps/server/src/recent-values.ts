/** What was used last, up to a weight: the longest unused goes first. */
export class RecentValues<V> {
  #values = new Map<string, { value: V; weight: number }>();
  #weight = 0;

  constructor(private readonly mostWeight: number) {}

  get(key: string): V | undefined {
    const held = this.#values.get(key);
    if (held === undefined) return undefined;
    // A map hands out its keys in the order in which they were put in.
    this.#values.delete(key);
    this.#values.set(key, held);
    return held.value;
  }

  /** Holds a value instead of the one before; one heavier than everything together is not held. */
  set(key: string, value: V, weight: number): void {
    this.#drop(key);
    if (weight > this.mostWeight) return;
    this.#values.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.mostWeight) return;
      this.#drop(oldest);
    }
  }

  get weight(): number {
    return this.#weight;
  }

  #drop(key: string): void {
    const held = this.#values.get(key);
    if (held === undefined) return;
    this.#values.delete(key);
    this.#weight -= held.weight;
  }
}
