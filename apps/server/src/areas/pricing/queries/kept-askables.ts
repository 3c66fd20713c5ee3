import type { Database } from '../../../db/index.ts';
import { documentsEdition } from '../../catalogue/index.ts';
import type { AskableMaterial } from './askable-materials.ts';

/** About 100 bytes each, those that nobody may see included. */
const MOST_KEPT = 50_000;

type Found = ReadonlyMap<string, AskableMaterial>;

/** Which materials may be seen by whom, as long as nothing is told of any material or assortment to have changed. */
class KeptAskables {
  readonly #db: Database;
  #edition: number | undefined;
  #known = new Map<string, Map<string, AskableMaterial | undefined>>();
  #count = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * What is kept, and the rest by `read`; nothing is read where all is known. Where nobody hears of changes, nothing is
   * kept.
   * @param scope names those who see the same materials
   */
  async of(
    scope: string,
    numbers: readonly string[],
    read: (numbers: readonly string[]) => Promise<Found>,
  ): Promise<Found> {
    const known = this.#knownTo(scope);
    if (known === undefined) return read(numbers);
    const missing = numbers.filter((number) => !known.has(number));
    const before = this.#edition;
    const answered = missing.length === 0 ? undefined : await read(missing);
    const found = new Map<string, AskableMaterial>();
    for (const number of numbers) {
      const material = known.get(number) ?? answered?.get(number);
      if (material !== undefined) found.set(number, material);
    }
    // What changed while it was read may be what was read.
    if (answered !== undefined && before === documentsEdition(this.#db)) this.#keep(scope, missing, answered);
    return found;
  }

  #knownTo(scope: string): ReadonlyMap<string, AskableMaterial | undefined> | undefined {
    const edition = documentsEdition(this.#db);
    if (edition === undefined) return undefined;
    if (edition !== this.#edition) this.#forget();
    this.#edition = edition;
    return this.#known.get(scope) ?? new Map();
  }

  #keep(scope: string, numbers: readonly string[], answered: Found): void {
    this.#count += numbers.length;
    if (this.#count > MOST_KEPT) this.#forget();
    const known = this.#known.get(scope) ?? new Map<string, AskableMaterial | undefined>();
    for (const number of numbers) known.set(number, answered.get(number));
    this.#known.set(scope, known);
  }

  #forget(): void {
    this.#known = new Map();
    this.#count = 0;
  }
}

const kept = new WeakMap<Database, KeptAskables>();

/** What is kept of a database, the same for whoever asks. */
export const keptAskables = (db: Database): KeptAskables => {
  const known = kept.get(db) ?? new KeptAskables(db);
  kept.set(db, known);
  return known;
};
