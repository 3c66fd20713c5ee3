import { useText } from '../../i18n/index.ts';
import { ShopLink } from '../actions/index.ts';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';

export interface Crumb {
  name: string;
  /** A path of the shop without its locale. */
  path: string;
}

/** The way to this page; the last is the page itself. A phone has room for the step back alone. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const text = useText();
  return (
    <nav aria-label={text('ui.breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {crumbs.map((crumb, place) => (
          <li
            key={crumb.path}
            className={classNames('items-center gap-1 tablet:flex', place === crumbs.length - 2 ? 'flex' : 'hidden')}
          >
            {place > 0 && <ChevronRightIcon size={14} className="hidden tablet:block" />}
            {place === crumbs.length - 2 && <ChevronLeftIcon size={14} className="tablet:hidden" />}
            {place === crumbs.length - 1 ? (
              <span aria-current="page" className="py-1 text-ink">
                {crumb.name}
              </span>
            ) : (
              <ShopLink to={crumb.path} className="py-1 hover:text-ink hover:underline">
                {crumb.name}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
