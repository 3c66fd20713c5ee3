import { noteEvent } from '../events.ts';
import { fingerprint } from '../fingerprint.ts';
import { importMessage } from '../import-messages/index.ts';
import type { NoteEvent } from '../reader.ts';
import { Refusal, shown } from '../refusal.ts';

interface Seen {
  line: number;
  content: number;
}

/** What a file has already said, by key, so that it cannot contradict itself. */
export class SeenKeys<T = undefined> {
  readonly #seen = new Map<string, Seen & { about: T }>();

  has(key: string): boolean {
    return this.#seen.has(key);
  }

  about(key: string): T | undefined {
    return this.#seen.get(key)?.about;
  }

  remember(key: string, line: number, fields: readonly string[], about: T): void {
    this.#seen.set(key, { line, content: fingerprint(fields), about });
  }

  /**
   * The note for a line that says what an earlier one said; undefined for a new key.
   * @throws Refusal when the earlier line says something else
   */
  repeated(key: string, number: string, line: number, fields: readonly string[]): NoteEvent | undefined {
    const earlier = this.#seen.get(key);
    if (!earlier) return undefined;
    if (earlier.content !== fingerprint(fields)) {
      throw new Refusal(
        'repeated',
        importMessage`${shown(number)} is already in line ${earlier.line}, with other content`,
        'VareNr',
      );
    }
    return noteEvent('repeated', importMessage`Same as line ${earlier.line}: ${shown(number)}.`, line);
  }
}
