import { WarningBar } from '../../../ui/index.ts';
import { ConflictBar } from './conflict-bar.tsx';
import { useProblemText } from './use-problem-text.ts';
import type { Versioned } from './use-versioned.ts';

type Notes = Pick<Versioned<object>, 'theirs' | 'problem' | 'loadTheirs' | 'keepMine'>;

/** Why a draft could not be saved, and what can be done. */
export const SaveNotes = ({ draft: { theirs, problem, loadTheirs, keepMine } }: { draft: Notes }) => {
  const problemText = useProblemText();
  if (theirs) return <ConflictBar onLoadTheirs={loadTheirs} onKeepMine={keepMine} />;
  return problem ? <WarningBar tone="danger">{problemText(problem)}</WarningBar> : null;
};
