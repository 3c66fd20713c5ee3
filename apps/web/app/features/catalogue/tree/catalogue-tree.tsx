import type { CatalogNode } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { useRootData } from '../../../visitor.ts';
import type { Branches } from './find-branches.ts';
import { TreeBranch } from './tree-branch.tsx';

/** The trees of the catalogue, open down to the present node; other branches open in their place. */
export const CatalogueTree = ({ node, branches }: { node: CatalogNode; branches: Branches }) => {
  const text = useText();
  const departments = useRootData()?.departments ?? [];
  const path = node.Path.map(({ CatalogNodeId }) => CatalogNodeId);
  return (
    <nav aria-label={text('catalogue.tree')} className="hidden text-sm laptop:block">
      <h2 className="pb-2 text-lg">{text('pages.catalogue')}</h2>
      <TreeBranch nodes={departments} branches={branches} path={path} />
    </nav>
  );
};
