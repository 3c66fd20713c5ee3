/** The report of an import: counts, and lines of notes, refusals and changes. */

import type { ImportMessage } from '@grossist/catalogue-formats';
import type { ImportLine, StoredImportMessage } from '../../db/index.ts';
import { type Item, isRefusal, type Kind, nameOf, type Outcome } from './item.ts';

/** Converts a message to the form that is stored beside its English text. @param times number of lines with this message */
export const storedMessage = ({ says, values }: ImportMessage, times?: number): StoredImportMessage => ({
  says,
  values,
  ...(times === undefined ? {} : { times }),
});

/** Lines of each kind that a report stores; further ones are only counted. */
const MOST_STORED_LINES = 10_000;

export interface Counts {
  made: number;
  changed: number;
  unchanged: number;
  refused: number;
}

export interface ImportCounts extends Counts {
  linesRead: number;
}

export interface ImportProgress extends ImportCounts {
  /** Of the file; 0 where there is none. */
  bytesRead: number;
  bytesTotal: number;
  /** Materials written or found unchanged. */
  materials: number;
}

export interface ImportReport extends ImportCounts {
  runId: string;
  source: string;
  format: string;
  isDryRun: boolean;
  /** `stopped`: aborted by the signal or cancelled; what was written before stays. */
  outcome: 'done' | 'stopped';
  kinds: Partial<Record<Kind, Counts>>;
  /** Refusals and notes in the order of the file, at most 10,000 of each. */
  lines: readonly ImportLine[];
  /** How many more there were. */
  linesNotKept: number;
}

/** The part of a file since the last window, a whole number of its events. */
export interface Window<T = Item> {
  items: readonly T[];
  /** Notes, and records that were refused before they could be written. */
  reported: readonly (ImportLine & { recordKind?: Kind })[];
  /** The highest line read so far. */
  linesRead: number;
  /** Events of the reader so far, from the file's beginning. */
  events: number;
  bytesRead: number;
}

type Kinds = Partial<Record<Kind, Counts>>;

const byLine = (left: ImportLine, right: ImportLine): number => (left.line ?? 0) - (right.line ?? 0);

/** Progress of a run at a place in its file; immutable. */
export interface Tally {
  counts: ImportCounts;
  kinds: Kinds;
  /** Number of lines stored so far, of each kind. */
  storedLines: Record<ImportLine['kind'], number>;
  linesNotKept: number;
  events: number;
  bytesRead: number;
}

export const emptyTally = (): Tally => ({
  counts: { linesRead: 0, made: 0, changed: 0, unchanged: 0, refused: 0 },
  kinds: {},
  storedLines: { refused: 0, note: 0, changed: 0 },
  linesNotKept: 0,
  events: 0,
  bytesRead: 0,
});

const NOTHING: Counts = { made: 0, changed: 0, unchanged: 0, refused: 0 };

/** Returns the tally after a window, and the window's lines of the report in the order of the file. */
export const settled = (
  before: Tally,
  window: Window,
  outcomes: ReadonlyMap<Item, Outcome>,
): { tally: Tally; lines: readonly ImportLine[] } => {
  const counts = { ...before.counts, linesRead: Math.max(before.counts.linesRead, window.linesRead) };
  const kinds: Kinds = Object.fromEntries(Object.entries(before.kinds).map(([kind, of]) => [kind, { ...of }]));
  const count = (kind: Kind | undefined, what: keyof Counts): void => {
    counts[what] += 1;
    if (kind !== undefined) (kinds[kind] ??= { ...NOTHING })[what] += 1;
  };
  const lines: ImportLine[] = [];
  for (const { recordKind, ...line } of window.reported) {
    if (line.kind === 'refused') count(recordKind, 'refused');
    lines.push(line);
  }
  for (const [{ line, record }, outcome] of outcomes) {
    if (isRefusal(outcome)) {
      count(record.kind, 'refused');
      const { code, reason, message } = outcome;
      lines.push({ line, kind: 'refused', code, text: reason, said: storedMessage(message) });
      continue;
    }
    const result = typeof outcome === 'object' ? 'changed' : outcome;
    count(record.kind, result);
    if (result === 'changed')
      lines.push({
        line,
        kind: 'changed',
        code: record.kind,
        text: nameOf(record),
        said: null,
        ...(typeof outcome === 'object' && { prices: outcome.prices }),
      });
  }
  const storedLines = { ...before.storedLines };
  const linesToStore = lines.toSorted(byLine).filter(({ kind }) => storedLines[kind]++ < MOST_STORED_LINES);
  for (const kind of ['refused', 'note', 'changed'] as const)
    storedLines[kind] = Math.min(storedLines[kind], MOST_STORED_LINES);
  return {
    tally: {
      counts,
      kinds,
      storedLines,
      linesNotKept: before.linesNotKept + lines.length - linesToStore.length,
      events: window.events,
      bytesRead: window.bytesRead,
    },
    lines: linesToStore,
  };
};
