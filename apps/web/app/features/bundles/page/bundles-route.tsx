import { getSoftBundlePages } from '@grossist/contracts';
import { lazy, Suspense } from 'react';
import { requestLocale } from '../../../i18n/index.ts';
import { loadWithShopPagesTexts } from '../../../i18n/shop-pages-texts.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { Canonical } from '../../catalogue/index.ts';
import { ErrorScreen } from '../../shell/index.ts';
import type { Route } from './+types/bundles-route.ts';

const Screen = lazy(async () => ({
  default: await loadWithShopPagesTexts(async () => (await import('./bundles-screen.tsx')).BundlesScreen),
}));

const PAGE_SIZE = 10;
const MOST_PAGES = 1000;

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
};

/** The soft bundles of the market. [own-bun-01] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const page = pageOf(new URL(request.url).searchParams);
  const found = await context.call(getSoftBundlePages, { query: { Page: page, PageSize: PAGE_SIZE, cultureName } });
  return { bundles: found.PageItems, page, pageCount: Math.ceil(found.TotalItems / PAGE_SIZE) };
};

export default function BundlesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Canonical search={loaderData.page > 1 ? `?page=${loaderData.page}` : ''} />
      <Suspense fallback={<LoadingShape parts={['heading', 'line', 'cards']} />}>
        <Screen {...loaderData} />
      </Suspense>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
