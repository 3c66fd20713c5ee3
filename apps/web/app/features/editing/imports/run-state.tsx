import type { ImportRun, ImportState } from '@grossist/contracts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { StateMark, type StateShape } from '../../../ui/index.ts';

const STATES: Record<ImportState, { shape: StateShape; word: MessageKey }> = {
  waiting: { shape: 'ring', word: 'editing.imports.state.waiting' },
  running: { shape: 'blueHalf', word: 'editing.imports.state.running' },
  done: { shape: 'disc', word: 'editing.imports.state.done' },
  failed: { shape: 'cross', word: 'editing.imports.state.failed' },
  cancelled: { shape: 'square', word: 'editing.imports.state.cancelled' },
};

export const IMPORT_STATES: readonly ImportState[] = ['waiting', 'running', 'done', 'failed', 'cancelled'];

/** Where an import stands: colour, shape and word. */
export const RunState = ({ run }: { run: ImportRun }) => {
  const text = useText();
  const { shape, word } = STATES[run.State];
  return <StateMark shape={shape}>{text(run.IsBeingCancelled ? 'editing.imports.state.cancelling' : word)}</StateMark>;
};
