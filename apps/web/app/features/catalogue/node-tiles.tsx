import type { CatalogNode } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Picture, ShopLink } from '../../ui/index.ts';

type Child = CatalogNode['Children'][number];

interface NodeTilesProps {
  nodes: readonly Child[];
  /** True for what is seen first. */
  isFirst: boolean;
  /** What is behind the address: a search goes on below the node. */
  search?: string;
}

/** Places of the catalogue with picture and count; those with nothing in them are left out. */
export const NodeTiles = ({ nodes, isFirst, search = '' }: NodeTilesProps) => {
  const text = useText();
  return (
    <ul className="grid gap-2 tablet:grid-cols-2 laptop:grid-cols-3 desktop:grid-cols-4">
      {nodes
        .filter(({ MaterialCount }) => MaterialCount > 0)
        .map((node) => (
          <li key={node.CatalogNodeId}>
            <ShopLink
              to={node.Url + search}
              className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-2 hover:border-ink"
            >
              <Picture src={node.ImageUrl} alt="" width={56} height={56} isFirst={isFirst} />
              <span className="grid min-w-0">
                <span className="font-semibold">{node.Name}</span>
                <span className="text-sm text-muted">{text('catalogue.materials', { count: node.MaterialCount })}</span>
              </span>
            </ShopLink>
          </li>
        ))}
    </ul>
  );
};
