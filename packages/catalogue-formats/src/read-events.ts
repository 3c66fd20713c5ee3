import { type ImportMessage, inEnglish } from './import-message.ts';
import type { NoteEvent, RefusedEvent } from './reader.ts';

/** Thrown within a reader for a line that gives no record; it becomes a `refused` event. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly importMessage: ImportMessage;
  readonly field: string | undefined;

  constructor(code: string, reason: ImportMessage, field?: string) {
    super(inEnglish(reason));
    this.code = code;
    this.importMessage = reason;
    this.field = field;
  }
}

const SHOWN = 40;

/** Returns a value of the file for a message: quoted, short, and without control characters. */
export const shown = (value: string): string => {
  const plain = value.slice(0, SHOWN).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return `"${plain}${value.length > SHOWN ? '…' : ''}"`;
};

export const refusedEvent = (
  line: number,
  { code, message: reason, importMessage: message, field }: Refusal,
): RefusedEvent => ({
  type: 'refused',
  line,
  code,
  reason,
  message,
  ...(field === undefined ? {} : { field }),
});

/** @param line absent: what is noted is of the file */
export const noteEvent = (code: string, message: ImportMessage, line?: number): NoteEvent => ({
  type: 'note',
  ...(line === undefined ? {} : { line }),
  code,
  text: inEnglish(message),
  message,
});

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
        message: { says: this.#texts[code], values: [] },
        times: lines,
      };
    }
  }
}
