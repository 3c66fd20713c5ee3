import { type CatalogNode, getNode } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { lazy, Suspense, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import type { ServerContext } from '../../../server-context.ts';
import { ChevronRightIcon, classNames, ShopLink, Skeleton } from '../../../ui/index.ts';
import { useRootData } from '../../../visitor.ts';

/** What lies directly below each node on the way to the present one, by the node's id. */
type Branches = Readonly<Record<string, CatalogNode['Children']>>;

/** The present node's own children are known; those of the nodes above it are asked for. [cat-01] */
export const findBranches = async (
  context: ServerContext,
  cultureName: Locale,
  node: CatalogNode,
): Promise<Branches> => {
  const above = node.Path.filter(({ CatalogNodeId }) => CatalogNodeId !== node.CatalogNodeId);
  const known = await Promise.all(above.map(({ Url }) => context.call(getNode, { body: { cultureName, url: Url } })));
  return Object.fromEntries([...known, node].map(({ CatalogNodeId, Children }) => [CatalogNodeId, Children]));
};

type Child = CatalogNode['Children'][number];

const RequestedChildren = lazy(async () => ({ default: (await import('./requested-children.tsx')).RequestedChildren }));

interface TreeBranchProps {
  nodes: readonly Child[];
  /** What the page knew when it was made. */
  branches: Branches;
  /** Ids from the top to the present node. */
  path: readonly string[];
}

/**
 * Nodes beside each other; those without a material in the reader's market are left out. On the way to the present
 * node its neighbours wait until they are asked for: what is below it is nearer.
 */
const TreeBranch = ({ nodes, branches, path }: TreeBranchProps) => {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const all = nodes.filter(({ MaterialCount }) => MaterialCount > 0);
  const onTheWay = all.filter(({ CatalogNodeId }) => path.includes(CatalogNodeId));
  const shown = isWhole || onTheWay.length === 0 ? all : onTheWay;
  const hidden = all.length - shown.length;
  return (
    <ul>
      {shown.map((node) => (
        <TreeNode
          key={`${node.CatalogNodeId} ${path.includes(node.CatalogNodeId)}`}
          node={node}
          branches={branches}
          path={path}
        />
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            onClick={() => setWhole(true)}
            className="ml-6.5 min-h-8 rounded-sm px-1 text-accent underline underline-offset-3"
          >
            {text('catalogue.facet.more', { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
};

const TreeNode = ({ node, branches, path }: Omit<TreeBranchProps, 'nodes'> & { node: Child }) => {
  const text = useText();
  const format = useFormat();
  const { CatalogNodeId: id, Name, Url, MaterialCount } = node;
  const [isOpen, setOpen] = useState(path.includes(id));
  const [requested, setRequested] = useState<readonly Child[]>();
  const children = branches[id] ?? requested;
  const isLeaf = children?.length === 0;
  return (
    <li>
      <div className="flex items-center gap-0.5">
        {isLeaf ? (
          <span className="size-6 shrink-0" />
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={text('catalogue.tree.open', { name: Name })}
            onClick={() => setOpen(!isOpen)}
            className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
          >
            <ChevronRightIcon size={16} className={isOpen ? 'rotate-90' : ''} />
          </button>
        )}
        <ShopLink
          to={Url}
          aria-current={path.at(-1) === id ? 'page' : undefined}
          className={classNames(
            'flex min-h-8 min-w-0 flex-1 items-center justify-between gap-2 rounded-sm px-1 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold',
            path.includes(id) && 'font-semibold',
          )}
        >
          <span className="min-w-0 break-words">{Name}</span>
          <span className="font-normal text-muted">{format.number(MaterialCount)}</span>
        </ShopLink>
      </div>
      {isOpen && !isLeaf && (
        <div className="ml-3 border-l border-line pl-1">
          {children ? (
            <TreeBranch nodes={children} branches={branches} path={path} />
          ) : (
            <>
              <Skeleton className="m-1 h-6 w-4/5" />
              <Suspense>
                <RequestedChildren url={Url} onChildren={setRequested} />
              </Suspense>
            </>
          )}
        </div>
      )}
    </li>
  );
};

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
