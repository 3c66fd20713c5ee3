import { getVendor } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts, pathInLocale, requestLocale } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { Canonical } from '../catalogue/index.ts';
import { EditBar, findLandingPage, LandingParts } from '../editing/index.ts';
import { ErrorScreen, PageTitle } from '../shell/index.ts';
import type { Route } from './+types/vendor-route.ts';
import { vendorData } from './vendor-data.ts';

const Screen = lazyWithTexts(async () => (await import('./vendor-screen.tsx')).VendorScreen);

const LONGEST_CODE = 60;

/** A vendor with its texts, its places in the catalogue and what is ordered most of it. [own-ven-02] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const code = params.code.slice(0, LONGEST_CODE);
  const vendor = await context.call(getVendor, { params: { code }, query: { cultureName } });
  const landing = await findLandingPage(context, request, { type: 'vendor', key: vendor.Code, cultureName });
  return { vendor, landing, addressStart: new URL(request.url).origin + pathInLocale('/', cultureName) };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ 'script:ld+json': vendorData(loaderData.vendor, loaderData.addressStart) }] : [];

export default function Vendor({ loaderData: { vendor, landing } }: Route.ComponentProps) {
  return (
    <>
      <EditBar key={vendor.Code} type="vendor" pageKey={vendor.Code} />
      {landing && <LandingParts key={landing.Url} page={landing} />}
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
        <PageTitle>{vendor.Name}</PageTitle>
        <Canonical />
        <Suspense fallback={<LoadingShape parts={['heading', 'line', 'cards']} />}>
          <Screen key={vendor.Code} vendor={vendor} />
        </Suspense>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
