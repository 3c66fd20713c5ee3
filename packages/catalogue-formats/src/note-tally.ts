import type { NoteEvent } from './reader.ts';

/** Counts what would otherwise be one note for every line. */
export class NoteTally<Code extends string> {
  readonly #texts: Readonly<Record<Code, string>>;
  readonly #found = new Map<Code, { lines: number; first: number }>();

  /** @param texts what each code means, as the end of a sentence */
  constructor(texts: Readonly<Record<Code, string>>) {
    this.#texts = texts;
  }

  add(code: Code, line: number): void {
    const found = this.#found.get(code);
    if (found) found.lines += 1;
    else this.#found.set(code, { lines: 1, first: line });
  }

  *notes(): Generator<NoteEvent> {
    for (const [code, { lines, first }] of this.#found) {
      yield {
        type: 'note',
        line: first,
        code,
        text: `Lines: ${lines}, the first is ${first}: ${this.#texts[code]}.`,
        said: { says: this.#texts[code], values: [] },
        times: lines,
      };
    }
  }
}
