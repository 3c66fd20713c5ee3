import { Link, useLocation } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { pagesPath } from './pages/pages-address.ts';

interface SearchTabsProps {
  query: string;
  pageCount: number;
  isAboutPages: boolean;
}

const TAB =
  '-mb-px flex min-h-10 items-center border-b-2 border-transparent font-semibold hover:border-edge aria-[current]:border-accent';

/** Materials or pages of the shop, as links. */
export const SearchTabs = ({ query, pageCount, isAboutPages }: SearchTabsProps) => {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <nav aria-label={text('search.tabs')} className="flex gap-5 border-b border-line">
      <Link
        to={`${pathname}?query=${encodeURIComponent(query)}`}
        prefetch="intent"
        aria-current={isAboutPages ? undefined : 'page'}
        className={TAB}
      >
        {text('search.tab.materials')}
      </Link>
      <Link
        to={pagesPath(pathname, query)}
        prefetch="intent"
        aria-current={isAboutPages ? 'page' : undefined}
        className={TAB}
      >
        {text('search.tab.pages', { count: pageCount })}
      </Link>
    </nav>
  );
};
