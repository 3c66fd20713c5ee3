import type { CatalogNode } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { LinkButton, ShopLink } from '../../ui/index.ts';
import { NodeTiles } from './node-tiles.tsx';

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
