import type { CatalogNode } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Picture, ShopLink } from '../../ui/index.ts';

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
      <ul className="grid gap-2 tablet:grid-cols-2 laptop:grid-cols-3 desktop:grid-cols-4">
        {department.Children.map((child) => (
          <li key={child.CatalogNodeId}>
            <ShopLink
              to={child.Url}
              className="flex items-center gap-3 rounded-lg border border-line bg-surface p-2 hover:border-ink"
            >
              <Picture src={child.ImageUrl} alt="" width={56} height={56} isFirst={isFirst} />
              <span className="grid min-w-0">
                <span className="font-semibold">{child.Name}</span>
                <span className="text-sm text-muted">{text('home.materials', { count: child.MaterialCount })}</span>
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
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
