import type { CatalogNode } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { LinkButton, Picture, ShopLink } from '../../ui/index.ts';

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

/** The departments of both trees, each with what lies in it. */
export const CatalogueTops = ({ departments, total }: { departments: readonly CatalogNode[]; total: number }) => {
  const text = useText();
  return (
    <div className="grid gap-8">
      {departments.map((department, place) => (
        <section key={department.CatalogNodeId} aria-labelledby={`department-${department.CatalogNodeId}`}>
          <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
            <h2 id={`department-${department.CatalogNodeId}`} className="text-xl">
              <ShopLink to={department.Url} className="hover:underline">
                {department.Name}
              </ShopLink>
            </h2>
            <span className="text-muted">{text('catalogue.materials', { count: department.MaterialCount })}</span>
          </div>
          <NodeTiles nodes={department.Children} isFirst={place === 0} />
        </section>
      ))}
      <LinkButton to="/search" className="justify-self-start">
        {text('catalogue.all', { count: total })}
      </LinkButton>
    </div>
  );
};
