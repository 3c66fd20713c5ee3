import { getVendors } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts, requestLocale, useText } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { Canonical } from '../catalogue/index.ts';
import { ErrorScreen, PageTitle } from '../shell/index.ts';
import type { Route } from './+types/vendors-route.ts';
import { VENDORS_A_PAGE, vendorsAddressOf } from './vendors-address.ts';

const Screen = lazyWithTexts(async () => (await import('./vendors-screen.tsx')).VendorsScreen);

/** The vendors of whom the shop has something, by name. [own-ven-01] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  requestLocale(params, context);
  const address = vendorsAddressOf(new URL(request.url).searchParams);
  const found = await context.call(getVendors, {
    query: { Query: address.query, Page: address.page, PageSize: VENDORS_A_PAGE },
  });
  return { ...address, vendors: found.Vendors, count: found.TotalCount };
};

export default function Vendors({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { query, page } = loaderData;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <PageTitle>{text('pages.vendors')}</PageTitle>
      {query === '' ? (
        <Canonical search={page > 1 ? `?page=${page}` : ''} />
      ) : (
        <meta name="robots" content="noindex, follow" />
      )}
      <Suspense fallback={<LoadingShape parts={['heading', 'field', 'list']} />}>
        <Screen {...loaderData} />
      </Suspense>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
