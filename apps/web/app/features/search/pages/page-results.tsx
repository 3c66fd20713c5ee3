import type { cmssearch, OperationOutput } from '@grossist/contracts';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, Pagination, SearchIcon, ShopLink } from '../../../ui/index.ts';
import { PAGES_A_PAGE, pagesPath } from '../search-address.ts';

type Found = OperationOutput<typeof cmssearch>;

// Removes the markup of headings and list items from an excerpt.
const plain = (excerpt: string): string => excerpt.replaceAll(/(^|\s)(?:##|-)(?=\s)/g, '$1·').replace(/^· /, '');

interface PageResultsProps {
  found: Found;
  query: string;
  page: number;
}

/** The shop's pages that a search found. [sea-07] */
export const PageResults = ({ found, query, page }: PageResultsProps) => {
  const text = useText();
  const { pathname } = useLocation();
  if (found.NumFound === 0) {
    return (
      <EmptyState title={text('content.none')} icon={<SearchIcon size={36} />}>
        {text('content.none.text')}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted">
        {text('content.pages.count', { count: found.NumFound })}
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {found.Pages.map(({ Url, Title, Excerpt, Language }) => (
          <li
            key={Url}
            lang={Language || undefined}
            className="grid gap-0.5 p-4 focus-within:bg-canvas hover:bg-canvas"
          >
            <h2 className="text-base font-semibold">
              <ShopLink to={Url} className="rounded-sm hover:underline">
                {Title}
              </ShopLink>
            </h2>
            <p className="max-w-prose text-muted">{plain(Excerpt)}</p>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(found.NumFound / PAGES_A_PAGE)}
        hrefOf={(other) => pagesPath(pathname, query, other)}
      />
    </div>
  );
};
