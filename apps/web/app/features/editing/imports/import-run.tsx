import type { ImportRun, ImportState } from '@grossist/contracts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { StateMark, type StateShape } from '../../../ui/index.ts';

// What the list of imports and the page of one import show of a run: format, state and counts.

/** The file formats that can be chosen by hand, with their common names. */
export const FORMATS = [
  { id: 'efonelfo', name: 'EFONELFO 4' },
  { id: 'datanorm', name: 'DATANORM 4 / 5' },
  { id: 'bmecat', name: 'BMEcat' },
  { id: 'etim', name: 'ETIM' },
  { id: 'csv', name: 'CSV' },
  { id: 'geonames', name: 'GeoNames' },
  { id: 'ndjson', name: 'Grossist NDJSON' },
] as const;

/** Returns the name of a format; the code itself for one that is no file format ("demo"). */
export const nameOfFormat = (format: string): string => FORMATS.find(({ id }) => id === format)?.name ?? format;

const STATES: Record<ImportState, { shape: StateShape; word: MessageKey }> = {
  waiting: { shape: 'ring', word: 'editing.imports.state.waiting' },
  running: { shape: 'blueHalf', word: 'editing.imports.state.running' },
  done: { shape: 'disc', word: 'editing.imports.state.done' },
  failed: { shape: 'cross', word: 'editing.imports.state.failed' },
  cancelled: { shape: 'square', word: 'editing.imports.state.cancelled' },
};

export const IMPORT_STATES: readonly ImportState[] = ['waiting', 'running', 'done', 'failed', 'cancelled'];

/** The state of an import by color, shape and word. */
export const RunState = ({ run }: { run: ImportRun }) => {
  const text = useText();
  const { shape, word } = STATES[run.State];
  return <StateMark shape={shape}>{text(run.IsBeingCancelled ? 'editing.imports.state.cancelling' : word)}</StateMark>;
};

type Counts = Pick<ImportRun, 'Made' | 'Changed' | 'Unchanged' | 'Refused'>;

/** How many records of an import were created, changed, unchanged and refused. */
export const RunCounts = ({ counts }: { counts: Counts }) => {
  const text = useText();
  const format = useFormat();
  const parts = [
    { word: text('editing.imports.made'), count: counts.Made },
    { word: text('editing.imports.changed'), count: counts.Changed },
    { word: text('editing.imports.unchanged'), count: counts.Unchanged },
    { word: text('editing.imports.refused'), count: counts.Refused },
  ];
  return (
    <span className="flex min-w-44 flex-wrap gap-x-3 text-sm">
      {parts.map(({ word, count }) => (
        <span key={word} className={count === 0 ? 'text-muted' : undefined}>
          {format.number(count)} {word}
        </span>
      ))}
    </span>
  );
};
