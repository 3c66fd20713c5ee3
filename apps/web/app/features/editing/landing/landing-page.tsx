import { getLandingPage, type LandingPage } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import type { ServerContext } from '../../../server-context.ts';
import { Skeleton } from '../../../ui/index.ts';
import { lazyWhenSeen } from '../../../ui/when-seen.tsx';
import type { LandingPartsProps } from './landing-parts.tsx';

// Loads the landing page of a place and shows it; what every page with a landing page needs.

const AS_VISITOR = 'visitor';

/** Whether an editor wants to see the page as everybody sees it: "?as=visitor". */
export const seesAsVisitor = (search: URLSearchParams): boolean => search.get('as') === AS_VISITOR;

interface Wanted {
  type: LandingPage['Type'];
  key: string;
  cultureName: Locale;
}

/**
 * For loaders: what editors put on a page, a draft too for editors; null where there is nothing. A search that is not
 * ready leaves the page without it. [own-land-03]
 */
export const findLandingPage = async (
  context: ServerContext,
  request: Request,
  { type, key, cultureName }: Wanted,
): Promise<LandingPage | null> => {
  const isEditor = context.user.role === 'editor' && !seesAsVisitor(new URL(request.url).searchParams);
  try {
    const query = { Type: type, Key: key, cultureName, Preview: isEditor ? ('true' as const) : ('false' as const) };
    return (await context.call(getLandingPage, { query })).LandingPage;
  } catch (error) {
    if (error instanceof Response && error.status === 503) return null;
    throw error;
  }
};

const Loading = () => (
  <div className="page grid gap-4 py-6">
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="h-4 w-96 max-w-full" />
    <div className="grid grid-cols-2 gap-4 laptop:grid-cols-4">
      {['one', 'two', 'three', 'four'].map((card) => (
        <div key={card} className="grid h-64 content-end gap-2 rounded-lg border border-line bg-surface p-4">
          <Skeleton />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  </div>
);

/** What editors put on a page: rendered by the server, its script comes when it is seen. Give it the page's key. */
export const LandingParts = lazyWhenSeen<LandingPartsProps>(
  async () => (await import('./landing-parts.tsx')).LandingParts,
  Loading,
);
