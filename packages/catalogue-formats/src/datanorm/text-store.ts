interface StoredText {
  /** Rows that came since the text was last ended. */
  rows: string[];
  /** Rows before, as one string: many short ones would cost several times their characters. */
  ended: string | undefined;
  size: number;
  /** Line it begins in. */
  line: number;
  /** Whether an article has it. */
  isUsed: boolean;
}

/** Characters of one text; what the shop stores of a description. */
export const LONGEST_TEXT = 20_000;
/** Characters of all texts together. */
const ROOM = 96_000_000;
/** Memory of a text beside its characters, in characters. */
const TEXT_COST = 200;

/**
 * Texts by key, while articles may still refer to them. A text may come before the articles that name it, long before in
 * real files, so it is stored; but never more than the room given (some hundred megabytes), whatever the size of the
 * file: then texts that an article already has are evicted first, then the oldest.
 */
export class TextStore {
  readonly #texts = new Map<string, StoredText>();
  /** Articles that were emitted without a text, by its key. */
  readonly #waiting = new Map<string, string | string[]>();
  /** Keys of texts, the oldest first. */
  readonly #used = new Set<string>();
  readonly #unused = new Set<string>();
  readonly #room: number;
  #size = 0;

  constructor(room = ROOM) {
    this.#room = room;
  }

  /** Adds a row to a text. Returns false when the text is too long for it. */
  add(key: string, row: string, line: number): boolean {
    let text = this.#texts.get(key);
    if (!text) {
      text = { rows: [], ended: undefined, size: 0, line, isUsed: false };
      this.#texts.set(key, text);
      this.#unused.add(key);
      this.#size += TEXT_COST;
    }
    const size = text.size + row.length + 1;
    if (size > LONGEST_TEXT) return false;
    text.rows.push(row);
    this.#size += size - text.size;
    text.size = size;
    return true;
  }

  /** Ends a text for now. Returns the articles that waited for it; they have it from now on. */
  end(key: string): readonly string[] {
    const text = this.#texts.get(key);
    if (!text) return [];
    if (text.rows.length > 0) text.ended = joined(text);
    text.rows = [];
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return [];
    this.#waiting.delete(key);
    this.#markUsed(key, text);
    return typeof waiting === 'string' ? [waiting] : [...new Set(waiting)];
  }

  /** Returns the rows of a text; undefined when it has not come or was evicted. */
  textOf(key: string): string | undefined {
    const text = this.#texts.get(key);
    return text && (text.rows.length === 0 ? text.ended : joined(text));
  }

  isUsed(key: string): boolean {
    return this.#texts.get(key)?.isUsed ?? false;
  }

  /** Gives a text to an article, or lets the article wait for it. */
  use(key: string, article: string): void {
    const text = this.#texts.get(key);
    if (text) this.#markUsed(key, text);
    else {
      const waiting = this.#waiting.get(key);
      if (waiting === undefined) this.#waiting.set(key, article);
      else if (typeof waiting === 'string') this.#waiting.set(key, [waiting, article]);
      else waiting.push(article);
    }
  }

  /** Drops texts until the rest has room. Returns the lines of those that no article had, and may miss. */
  makeRoom(): readonly number[] {
    const missed: number[] = [];
    for (const keys of [this.#used, this.#unused]) {
      for (const key of keys) {
        if (this.#size <= this.#room) return missed;
        const text = this.#texts.get(key);
        keys.delete(key);
        this.#texts.delete(key);
        if (!text) continue;
        this.#size -= text.size + TEXT_COST;
        if (!text.isUsed) missed.push(text.line);
      }
    }
    return missed;
  }

  /** Lines in which texts begin that no article has. */
  *unusedLines(): Generator<number> {
    for (const key of this.#unused) yield this.#texts.get(key)?.line ?? 0;
  }

  /** Articles whose text never came. */
  *waiting(): Generator<string> {
    for (const waiting of this.#waiting.values()) {
      if (typeof waiting === 'string') yield waiting;
      else yield* waiting;
    }
  }

  #markUsed(key: string, text: StoredText): void {
    text.isUsed = true;
    if (this.#unused.delete(key)) this.#used.add(key);
  }
}

const joined = ({ ended, rows }: StoredText): string => (ended === undefined ? rows : [ended, ...rows]).join('\n');
