import { compareEntries, countOf, type StringTable, seekEntry } from '../storage/string-table.ts';

const NOT_THERE = { map: undefined, firstNew: 0 };

/**
 * Numbers for the texts of several sorted tables, the same text the same number: the first table's entries
 * keep theirs, what later tables add is numbered after. A table's numbers depend on the tables before it
 * only, so they stay valid while only later ones change.
 */
export class GlobalIds {
  /** Undefined: its own numbers. */
  readonly #tables: { table: StringTable; map: Uint32Array | undefined; firstNew: number }[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Numbers the tables; drops what follows the tables that the two have in common. */
  update(tables: readonly StringTable[]): void {
    let same = 0;
    while (same < tables.length && this.#tables[same]?.table === tables[same]) same++;
    const dropped = this.#tables[same];
    if (dropped !== undefined) this.#count = dropped.firstNew;
    this.#tables.length = same;
    for (const table of tables.slice(same)) this.#add(table);
  }

  #add(table: StringTable): void {
    const firstNew = this.#count;
    const count = countOf(table);
    if (this.#tables.length === 0) {
      this.#tables.push({ table, map: undefined, firstNew });
      this.#count = count;
      return;
    }
    const map = new Uint32Array(count);
    const at = this.#tables.map(() => 0);
    for (let index = 0; index < count; index++) map[index] = this.#find(table, index, at) ?? this.#count++;
    this.#tables.push({ table, map, firstNew });
  }

  /** The number of an entry in the tables before; `at` tells how far each was walked for the entries before it. */
  #find(wanted: StringTable, entry: number, at: number[]): number | undefined {
    for (let number = 0; number < at.length; number++) {
      const { table, map } = this.#tables[number]!;
      const index = seekEntry(table, at[number]!, wanted, entry);
      at[number] = index;
      if (index < countOf(table) && compareEntries(table, index, wanted, entry) === 0)
        return map === undefined ? index : map[index];
    }
    return undefined;
  }

  idOf(table: number, index: number): number {
    const map = this.#tables[table]?.map;
    return map === undefined ? index : map[index]!;
  }

  /** The numbers of a table's entries, undefined for their own, and the first that no earlier table uses. */
  numbering(table: number): { map: Uint32Array | undefined; firstNew: number } {
    return this.#tables[table] ?? NOT_THERE;
  }

  /** Numbers that more than one of the tables uses. */
  shared(): Set<number> {
    const shared = new Set<number>();
    for (const { map, firstNew } of this.#tables) for (const id of map ?? []) if (id < firstNew) shared.add(id);
    return shared;
  }

  get bytes(): number {
    return this.#tables.reduce((sum, { map }) => sum + (map?.byteLength ?? 0), 0);
  }
}
