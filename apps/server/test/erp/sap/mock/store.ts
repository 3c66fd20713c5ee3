import { belongs } from './entities.ts';
import type { Row } from './filter.ts';
import { type EntitySet, type Metadata, type Navigation, setOfType } from './metadata.ts';

/** Rows from another source, loaded each time; receives the filter, "" for everything. */
export type Source = (filter: string) => Promise<readonly Row[]>;

/** What a service knows, by entity set. */
export class Store {
  readonly #rows = new Map<string, Row[]>();
  readonly #sources = new Map<string, Source>();

  constructor(readonly metadata: Metadata) {}

  provide(set: string, source: Source): void {
    this.#sources.set(set, source);
  }

  add(set: EntitySet, row: Row): void {
    const rows = this.#rows.get(set.name);
    if (rows === undefined) this.#rows.set(set.name, [row]);
    else rows.push(row);
  }

  async rows(set: EntitySet, filter = ''): Promise<readonly Row[]> {
    const source = this.#sources.get(set.name);
    return [...(this.#rows.get(set.name) ?? []), ...(source === undefined ? [] : await source(filter))];
  }

  replace(set: EntitySet, old: Row, changed: Row | undefined): void {
    const rows = this.#rows.get(set.name) ?? [];
    this.#rows.set(
      set.name,
      rows.flatMap((row): Row[] => (row !== old ? [row] : changed === undefined ? [] : [changed])),
    );
  }

  /** What a navigation leads to from a row. */
  async linked(from: EntitySet, row: Row, navigation: Navigation): Promise<readonly Row[]> {
    const target = setOfType(this.metadata, navigation.to);
    const rows = await this.rows(target);
    return rows.filter((other) => belongs(from.type, row, target.type, other));
  }

  /** Everything as it is now: what a change set that fails goes back to. */
  snapshot(): () => void {
    const snapshot = new Map([...this.#rows].map(([name, rows]) => [name, [...rows]]));
    return () => {
      this.#rows.clear();
      for (const [name, rows] of snapshot) this.#rows.set(name, rows);
    };
  }
}
