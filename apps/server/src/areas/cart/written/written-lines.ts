import { PackedBeginning } from '../../../http/written-answer.ts';
import { RecentValues } from '../../../recent-values.ts';

/** Some hundreds of the largest carts. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What one takes beside what is packed. */
const BYTES_BESIDE = 1024;

interface Written {
  madeOf: readonly unknown[];
  beginning: PackedBeginning;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((part, index) => part === other[index]);

/** How the lines of carts were written last, each cart once; the longest unread go first. */
export class WrittenLines {
  readonly #carts: RecentValues<Written>;

  constructor(mostBytes = MOST_BYTES) {
    this.#carts = new RecentValues(mostBytes);
  }

  /**
   * As they were written last, where they would be made of the same now; else by `write`.
   * @param madeOfNow what they are made of, the same number of texts and numbers each time; undefined: nobody knows, and
   * nothing is kept
   */
  async of(
    cartId: string,
    madeOfNow: () => readonly unknown[] | undefined,
    write: () => Promise<string>,
  ): Promise<PackedBeginning> {
    const madeOf = madeOfNow();
    const before = this.#carts.get(cartId);
    if (madeOf !== undefined && before !== undefined && isSame(madeOf, before.madeOf)) return before.beginning;
    const beginning = await PackedBeginning.packing([await write()]);
    const after = madeOfNow();
    // What changed while they were read may be in them or not.
    if (madeOf !== undefined && after !== undefined && isSame(madeOf, after)) {
      this.#carts.set(cartId, { madeOf, beginning }, beginning.bytes + BYTES_BESIDE);
    }
    return beginning;
  }
}
