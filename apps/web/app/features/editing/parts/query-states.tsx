import type { ProblemError } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { answeredWith, ChoiceRow, detailScreenWith, listScreenWith, problemTextWith } from '../../desk/index.ts';

// The texts of refusals on the editors' screens, and the states of a query that use them.

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'errors.offline.title',
  'changed-meanwhile': 'editing.conflict',
  'slug-taken': 'editing.problem.taken',
  'key-taken': 'editing.problem.taken',
  'key-malformed': 'editing.address.hint',
  'title-missing': 'editing.problem.title',
  'block-in-use': 'editing.problem.blockInUse',
  'block-empty': 'editing.problem.blockEmpty',
  'item-empty': 'editing.problem.blockEmpty',
  'unknown-node': 'editing.problem.node',
  'unknown-vendor': 'editing.problem.vendor',
  'unknown-bundle': 'editing.problem.bundle',
  'node-mismatch': 'editing.problem.node',
  'unknown-material': 'editing.problem.material',
  'unknown-block': 'editing.problem.block',
  'too-few-words': 'editing.synonyms.tooFew',
  'group-is-there': 'editing.synonyms.isThere',
  'synonyms-full': 'editing.synonyms.full',
  'file-too-large': 'editing.imports.tooLarge',
  'file-empty': 'editing.imports.fileEmpty',
  'file-gone': 'editing.imports.fileGone',
};

/** Returns the text of a problem in the reader's language; the server's own message for unknown codes. */
export const useProblemText = problemTextWith({
  texts: TEXTS,
  tooLarge: 'editing.imports.tooLarge',
  refused: 'editing.problem.refused',
  namesField: true,
});

/** Returns options of a mutation that shows a refusal as a notice and invalidates the queries of these areas. */
export const useProblemNotice = (...areas: readonly string[]) => {
  const problemText = useProblemText();
  return { invalidates: areas, onError: (problem: ProblemError) => notify(problemText(problem)) };
};

/** The answer to a query: loading, error or the data itself. */
export const Answered = answeredWith(
  { gone: 'editing.gone', goneText: 'editing.gone.text', failed: 'editing.failed' },
  useProblemText,
);

/** A screen for one thing of a list: breadcrumbs, heading and details. */
export const DetailScreen = detailScreenWith(Answered);

/** A screen with a list: heading, tools, rows, and links to other pages. */
export const ListScreen = listScreenWith(Answered);

interface StateFilterProps<State extends string> {
  states: readonly State[];
  nameOf: (state: State) => string;
  /** Undefined: every one. */
  state: State | undefined;
  onChange: (state: State | undefined) => void;
}

/** Filters a list by state. */
export const StateFilter = <State extends string>({ states, nameOf, state, onChange }: StateFilterProps<State>) => {
  const text = useText();
  return (
    <ChoiceRow<string>
      label={text('editing.state')}
      choices={[{ id: 'all', name: text('editing.all') }, ...states.map((id) => ({ id, name: nameOf(id) }))]}
      value={state ?? 'all'}
      onChange={(id) => onChange(states.find((one) => one === id))}
    />
  );
};
