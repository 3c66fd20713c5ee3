import { classNames } from '../../../ui/index.ts';
import type { TreeState } from './use-tree.ts';

/** How far a row is indented, by its level. */
const INDENTS = ['pl-1', 'pl-1', 'pl-9', 'pl-16'] as const;

export const rowStyle = (depth: number, isActive: boolean): string =>
  classNames(
    'flex min-h-10 w-full cursor-pointer items-center gap-1 rounded-md py-1 pr-2 text-left hover:bg-sunken',
    INDENTS[depth] ?? 'pl-16',
    isActive && 'group-focus-visible/tree:outline-2 group-focus-visible/tree:-outline-offset-2',
  );

interface ActionRowProps {
  /** DOM id. */
  id: string;
  depth: number;
  state: TreeState;
  name: string;
  isBusy?: boolean;
  onPress?: () => void;
}

/** A row that is no customer: loads more, retries, or shows that rows are loading. */
export const ActionRow = ({ id, depth, state, name, isBusy = false, onPress }: ActionRowProps) => (
  // The tree has the keys, and presses its active row.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <li
    id={id}
    role="treeitem"
    tabIndex={-1}
    aria-label={name}
    aria-level={depth}
    aria-selected={false}
    aria-busy={isBusy || undefined}
    data-name={name}
    onClick={onPress}
    className="outline-none"
  >
    <div className={rowStyle(depth, state.activeId === id)}>
      <span className="w-6 shrink-0" />
      <span className={isBusy ? 'text-muted' : 'text-accent underline underline-offset-3'}>{name}</span>
    </div>
  </li>
);
