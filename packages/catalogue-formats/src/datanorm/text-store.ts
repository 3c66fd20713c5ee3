interface KeptText {
  /** Rows that came since the text was last ended. */
  rows: string[];
  /** Rows before, as one string: many short ones would cost several times their characters. */
  ended: string | undefined;
  size: number;
  /** Line it begins in. */
  line: number;
  /** Whether an article has it. */
  told: boolean;
}

/** Characters of one text; what the shop keeps of a description. */
export const LONGEST_TEXT = 20_000;
/** Characters of all texts together. */
const ROOM = 96_000_000;
/** What a text costs beside its characters, told in characters. */
const TEXT_COST = 200;

/**
 * Texts by key, while articles may still ask for them. A text may stand before the articles that name it, far before in
 * real files, so it is kept; but never more than the room given (some hundred megabytes), whatever the size of the
 * file: then texts that an article already has go first, then the oldest.
 */
export class TextStore {
  readonly #texts = new Map<string, KeptText>();
  /** Articles that were told without a text, by its key. */
  readonly #waiting = new Map<string, string | string[]>();
  /** Keys of texts, the longest kept first. */
  readonly #told = new Set<string>();
  readonly #untold = new Set<string>();
  readonly #room: number;
  #size = 0;

  constructor(room = ROOM) {
    this.#room = room;
  }

  /** Adds a row to a text. Answers false when the text is too long for it. */
  add(key: string, row: string, line: number): boolean {
    let text = this.#texts.get(key);
    if (!text) {
      text = { rows: [], ended: undefined, size: 0, line, told: false };
      this.#texts.set(key, text);
      this.#untold.add(key);
      this.#size += TEXT_COST;
    }
    const size = text.size + row.length + 1;
    if (size > LONGEST_TEXT) return false;
    text.rows.push(row);
    this.#size += size - text.size;
    text.size = size;
    return true;
  }

  /** Ends a text for now. Answers the articles that waited for it; they have it from now on. */
  end(key: string): readonly string[] {
    const text = this.#texts.get(key);
    if (!text) return [];
    if (text.rows.length > 0) text.ended = joined(text);
    text.rows = [];
    const waiting = this.#waiting.get(key);
    if (waiting === undefined) return [];
    this.#waiting.delete(key);
    this.#tell(key, text);
    return typeof waiting === 'string' ? [waiting] : [...new Set(waiting)];
  }

  /** The rows of a text, undefined when it has not come or is not kept any more. */
  textOf(key: string): string | undefined {
    const text = this.#texts.get(key);
    return text && (text.rows.length === 0 ? text.ended : joined(text));
  }

  isTold(key: string): boolean {
    return this.#texts.get(key)?.told ?? false;
  }

  /** Gives a text to an article, or lets the article wait for it. */
  use(key: string, article: string): void {
    const text = this.#texts.get(key);
    if (text) this.#tell(key, text);
    else {
      const waiting = this.#waiting.get(key);
      if (waiting === undefined) this.#waiting.set(key, article);
      else if (typeof waiting === 'string') this.#waiting.set(key, [waiting, article]);
      else waiting.push(article);
    }
  }

  /** Drops texts until the rest has room. Answers the lines of those that no article had, and may miss. */
  makeRoom(): readonly number[] {
    const missed: number[] = [];
    for (const keys of [this.#told, this.#untold]) {
      for (const key of keys) {
        if (this.#size <= this.#room) return missed;
        const text = this.#texts.get(key);
        keys.delete(key);
        this.#texts.delete(key);
        if (!text) continue;
        this.#size -= text.size + TEXT_COST;
        if (!text.told) missed.push(text.line);
      }
    }
    return missed;
  }

  /** Lines in which texts begin that no article has. */
  *untoldLines(): Generator<number> {
    for (const key of this.#untold) yield this.#texts.get(key)?.line ?? 0;
  }

  /** Articles whose text never came. */
  *waiting(): Generator<string> {
    for (const waiting of this.#waiting.values()) {
      if (typeof waiting === 'string') yield waiting;
      else yield* waiting;
    }
  }

  #tell(key: string, text: KeptText): void {
    text.told = true;
    if (this.#untold.delete(key)) this.#told.add(key);
  }
}

const joined = ({ ended, rows }: KeptText): string => (ended === undefined ? rows : [ended, ...rows]).join('\n');
