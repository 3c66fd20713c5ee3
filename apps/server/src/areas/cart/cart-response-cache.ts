import { PackedBeginning } from '../../http/written-answer.ts';
import { RecentValues } from '../../recent-values.ts';

/** Room for some hundreds of the largest carts. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Size of an entry in addition to its compressed bytes. */
const BYTES_BESIDE = 1024;

interface CachedLines {
  version: readonly unknown[];
  beginning: PackedBeginning;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((part, index) => part === other[index]);

/** Caches the serialized and compressed lines of carts, one entry for each cart; evicts the least recently used. */
export class CartResponseCache {
  readonly #carts: RecentValues<CachedLines>;

  constructor(mostBytes = MOST_BYTES) {
    this.#carts = new RecentValues(mostBytes);
  }

  /**
   * Returns the cached lines of a cart if their version is current; otherwise serializes them by `write`.
   * @param versionNow the current version, texts and numbers of a constant count; undefined where it is unknown: then
   * nothing is cached
   */
  async of(
    cartId: string,
    versionNow: () => readonly unknown[] | undefined,
    write: () => Promise<string>,
  ): Promise<PackedBeginning> {
    const version = versionNow();
    const cached = this.#carts.get(cartId);
    if (version !== undefined && cached !== undefined && isSame(version, cached.version)) return cached.beginning;
    const beginning = await PackedBeginning.packing([await write()]);
    const after = versionNow();
    // Do not cache: the data changed while it was read.
    if (version !== undefined && after !== undefined && isSame(version, after)) {
      this.#carts.set(cartId, { version, beginning }, beginning.bytes + BYTES_BESIDE);
    }
    return beginning;
  }
}
