import type { CatalogNode } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { ShopLink } from '../../ui/index.ts';
import { NodeTiles } from '../catalogue/index.ts';

const Department = ({ department, isFirst }: { department: CatalogNode; isFirst: boolean }) => {
  const text = useText();
  return (
    <section aria-labelledby={`department-${department.CatalogNodeId}`}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h3 id={`department-${department.CatalogNodeId}`} className="text-lg">
          <ShopLink to={department.Url} className="hover:underline">
            {department.Name}
          </ShopLink>
        </h3>
        <span className="text-sm text-muted">{text('home.materials', { count: department.MaterialCount })}</span>
      </div>
      <NodeTiles nodes={department.Children} isFirst={isFirst} />
    </section>
  );
};

export const DepartmentGrid = ({ departments }: { departments: readonly CatalogNode[] }) => {
  const text = useText();
  if (departments.length === 0) return null;
  return (
    <section aria-labelledby="departments" className="page grid gap-8 py-10">
      <h2 id="departments" className="text-xl">
        {text('home.departments')}
      </h2>
      {departments.map((department, place) => (
        <Department key={department.CatalogNodeId} department={department} isFirst={place === 0} />
      ))}
    </section>
  );
};
