import type { ImportLine } from '../../db/index.ts';
import type { Kind, Outcome } from './item.ts';

/** Lines of refusals and notes a report keeps; further ones are only counted. */
export const KEPT_LINES = 10_000;

export interface Counts {
  made: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export interface ImportCounts extends Counts {
  linesRead: number;
}

export interface ImportReport extends ImportCounts {
  runId: string;
  source: string;
  format: string;
  isDryRun: boolean;
  /** `stopped`: broken off by the signal; what was written before stays. */
  outcome: 'done' | 'stopped';
  kinds: Partial<Record<Kind, Counts>>;
  /** Refusals and notes in the order of the file, at most 10,000. */
  lines: readonly ImportLine[];
  /** How many more there were. */
  linesNotKept: number;
}

/** What has happened so far. */
export class Tally {
  readonly kinds: Partial<Record<Kind, Counts>> = {};
  readonly #lines: ImportLine[] = [];
  readonly #counts: ImportCounts = { linesRead: 0, made: 0, changed: 0, unchanged: 0, refused: 0 };
  linesNotKept = 0;

  get counts(): ImportCounts {
    return { ...this.#counts };
  }

  get lines(): readonly ImportLine[] {
    return this.#lines.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0));
  }

  read(line: number): void {
    this.#counts.linesRead = Math.max(this.#counts.linesRead, line);
  }

  note(line: number | undefined, code: string, text: string): void {
    this.#keep({ line: line ?? null, kind: 'note', code, text });
  }

  refuse(line: number, code: string, text: string): void {
    this.#counts.refused++;
    this.#keep({ line, kind: 'refused', code, text });
  }

  settle(kind: Kind, line: number, outcome: Outcome): void {
    const counts = (this.kinds[kind] ??= { made: 0, changed: 0, unchanged: 0, refused: 0 });
    if (typeof outcome === 'object') {
      counts.refused++;
      this.refuse(line, outcome.code, outcome.reason);
      return;
    }
    counts[outcome]++;
    this.#counts[outcome]++;
  }

  #keep(line: ImportLine): void {
    if (this.#lines.length < KEPT_LINES) this.#lines.push(line);
    else this.linesNotKept++;
  }
}
