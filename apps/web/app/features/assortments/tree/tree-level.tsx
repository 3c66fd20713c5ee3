import { type MouseEvent, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ChevronRightIcon, classNames } from '../../../ui/index.ts';
import { LEVEL_SIZE, type Level, type LevelAnswer, type TreeNode } from './levels.ts';
import type { TreeState } from './use-tree.ts';

/** How far a row is indented, by its level. */
const INDENTS = ['pl-1', 'pl-1', 'pl-9', 'pl-16'] as const;

const rowStyle = (depth: number, isActive: boolean): string =>
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
const ActionRow = ({ id, depth, state, name, isBusy = false, onPress }: ActionRowProps) => (
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

interface TreeBranchProps extends TreeLevelProps {
  node: TreeNode;
}

/** A customer or assortment, and below it what was opened: it is loaded when it is opened for the first time. */
const TreeBranch = ({ node, ...props }: TreeBranchProps) => {
  const text = useText();
  const format = useFormat();
  const { depth, state, chosen, onChoose, prefix } = props;
  const { name, number, count, levels, type } = node;
  const id = `${prefix}-${node.key}`;
  const isOpen = levels.length > 0 && state.isOpen(id);
  const isChosen = chosen === node.key;
  const countText = text(type === 'assortment' ? 'asm.tree.customers' : 'asm.tree.assortments', { count });
  const press = ({ target }: MouseEvent): void => {
    state.activate(id);
    const isChevron = target instanceof Element && target.closest('[data-chevron]') !== null;
    if (isChevron) state.setOpen(id, !isOpen);
    else onChoose(node);
  };
  return (
    <>
      {/* The tree has the keys, and presses its active row. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <li
        id={id}
        role="treeitem"
        tabIndex={-1}
        aria-level={depth}
        aria-selected={isChosen}
        aria-expanded={levels.length > 0 ? isOpen : undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-count`}
        data-name={name}
        onClick={press}
        className="outline-none"
      >
        <div
          id={`${id}-name`}
          className={classNames(rowStyle(depth, state.activeId === id), isChosen && 'bg-accent-soft')}
        >
          {levels.length > 0 ? (
            <span
              data-chevron=""
              className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
            >
              <ChevronRightIcon size={16} className={isOpen ? 'rotate-90' : ''} />
            </span>
          ) : (
            <span className="w-6 shrink-0" />
          )}
          <span className="min-w-0 flex-1">
            <span className={classNames('block break-words', isChosen && 'font-semibold')}>{name}</span>
            <span className="block text-sm break-all text-muted">
              {text(`asm.type.${type}`)} {number}
            </span>
          </span>
          <span id={`${id}-count`} hidden>
            {countText}
          </span>
          {count > 0 && (
            <span title={countText} className="shrink-0 rounded-full bg-sunken px-2 text-sm text-muted">
              {format.number(count)}
            </span>
          )}
        </div>
      </li>
      {/* Rows below it follow it: their level says so. */}
      {isOpen &&
        levels.map((below) => (
          <TreeLevel key={`${id}-${below.key}`} {...props} level={below} depth={depth + 1} prefix={id} />
        ))}
    </>
  );
};

interface TreeLevelProps {
  level: Level;
  /** Begins the DOM ids of the level's rows. */
  prefix: string;
  /** From 1. */
  depth: number;
  state: TreeState;
  /** Type and id of what is chosen. */
  chosen: string | undefined;
  onChoose: (node: TreeNode) => void;
}

interface RowsProps extends TreeLevelProps {
  answer: LevelAnswer;
  page: number;
  /** Shows the next page too; undefined when it is shown already. */
  onMore: (() => void) | undefined;
}

const Rows = ({ answer, page, onMore, ...props }: RowsProps) => {
  const text = useText();
  const format = useFormat();
  const { level, prefix, depth, state } = props;
  const { data, error, refetch } = answer;
  const row = { depth, state, id: `${prefix}-${level.key}-${page}-more` };
  if (error && data === undefined)
    return <ActionRow {...row} name={text('asm.tree.failed')} onPress={() => void refetch()} />;
  if (data === undefined) return <ActionRow {...row} name={text('ui.loading')} isBusy />;
  const left = data.total - page * LEVEL_SIZE;
  return (
    <>
      {data.nodes.map((node) => (
        <TreeBranch key={node.key} node={node} {...props} />
      ))}
      {left > 0 && onMore && (
        <ActionRow {...row} name={text('asm.tree.more', { count: format.number(left) })} onPress={onMore} />
      )}
    </>
  );
};

/** The rows of a level, page after page. */
export const TreeLevel = (props: TreeLevelProps) => {
  const { of, Page } = props.level;
  const [pages, setPages] = useState(1);
  const more = (): void => setPages(pages + 1);
  return Array.from({ length: pages }, (_, place) => (
    <Page key={place + 1} of={of} page={place + 1}>
      {(answer) => <Rows {...props} answer={answer} page={place + 1} onMore={place + 1 === pages ? more : undefined} />}
    </Page>
  ));
};
