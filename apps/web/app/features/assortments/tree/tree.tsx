import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { Answered } from '../parts/query-states.tsx';
import type { Level, TreeNode } from './levels.ts';
import { TreeLevel } from './tree-level.tsx';
import { useTree } from './use-tree.ts';

interface TreeProps {
  label: string;
  level: Level;
  chosen: string | undefined;
  onChoose: (node: TreeNode) => void;
}

/**
 * Customers or assortments as an ARIA tree: one stop of the tab key, then arrows, Home, End and letters. Levels are
 * loaded when they are opened.
 */
export const Tree = ({ label, level, chosen, onChoose }: TreeProps) => {
  const text = useText();
  const prefix = useId();
  const { tree, state, press, enter } = useTree();
  const { of, Page } = level;
  return (
    <Page of={of} page={1}>
      {(first) => (
        <Answered answer={first} loading={['tree']}>
          {({ total }) =>
            total === 0 ? (
              <EmptyState title={text('asm.tree.none')} />
            ) : (
              <ul
                ref={tree}
                role="tree"
                // The rows are reached by the arrows.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                aria-label={label}
                aria-activedescendant={state.activeId}
                onKeyDown={press}
                onFocus={enter}
                className="group/tree outline-none max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-surface p-1"
              >
                <TreeLevel
                  key={of}
                  prefix={prefix}
                  level={level}
                  depth={1}
                  state={state}
                  chosen={chosen}
                  onChoose={onChoose}
                />
              </ul>
            )
          }
        </Answered>
      )}
    </Page>
  );
};
