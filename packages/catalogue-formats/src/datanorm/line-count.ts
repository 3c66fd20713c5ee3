import { noteEvent } from '../events.ts';
import { importMessage } from '../import-messages/index.ts';
import type { NoteEvent } from '../reader.ts';

/** Counts the lines of a file by their kind, so that every line is accounted for. */
export class LineCount {
  readonly #lines = new Map<string, number>();
  #total = 0;
  #announced: { line: number; count: number } | undefined;

  add(kind: string): void {
    this.#total += 1;
    this.#lines.set(kind, (this.#lines.get(kind) ?? 0) + 1);
  }

  /** Version 5 ends (E) with the number of lines before. */
  announce(line: number, count: number): void {
    this.#announced = { line, count };
  }

  *notes(): Generator<NoteEvent> {
    const kinds = [...this.#lines].sort(([left], [right]) => (left < right ? -1 : 1));
    const told = kinds.map(([kind, lines]) => `${kind} ${lines}`).join(', ');
    yield noteEvent('line-kinds', importMessage`Lines by type: ${told}.`);
    const end = this.#announced;
    // Some count the head and the end, some do not.
    if (end && (end.count > this.#total || end.count < this.#total - 2)) {
      yield noteEvent(
        'line-count',
        importMessage`The file should have ${end.count} lines according to its last line, but has ${this.#total}. Some may be missing.`,
        end.line,
      );
    }
  }
}
