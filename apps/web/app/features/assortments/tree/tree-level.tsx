import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { LEVEL_SIZE, type Level, type LevelAnswer, type TreeNode } from './level.ts';
import { TreeBranch } from './tree-branch.tsx';
import { ActionRow } from './tree-row.tsx';
import type { TreeState } from './use-tree.ts';

export interface TreeLevelProps {
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
