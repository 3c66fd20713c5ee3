import { getSoftBundlePage } from '@grossist/contracts';
import { lazy, Suspense } from 'react';
import { requestLocale } from '../../../i18n/index.ts';
import { loadWithShopPagesTexts } from '../../../i18n/shop-pages-texts.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { Canonical } from '../../catalogue/index.ts';
import { EditBar, findLandingPage, LandingParts } from '../../editing/index.ts';
import { ErrorScreen, PageTitle } from '../../shell/index.ts';
import type { Route } from './+types/bundle-route.ts';

const Screen = lazy(async () => ({
  default: await loadWithShopPagesTexts(async () => (await import('./bundle-screen.tsx')).BundleScreen),
}));

const LONGEST_ID = 40;

/** A soft bundle on a page of its own, below what editors wrote of it. [own-bun-02] [own-land-03] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const id = params.id.slice(0, LONGEST_ID);
  const bundle = await context.call(getSoftBundlePage, { params: { id }, query: { cultureName } });
  const landing = await findLandingPage(context, request, { type: 'bundle', key: bundle.id, cultureName });
  return { bundle, landing };
};

export default function BundlePage({ loaderData: { bundle, landing } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{bundle.name}</PageTitle>
      <Canonical />
      {bundle.description !== '' && <meta name="description" content={bundle.description} />}
      {bundle.status !== 'active' && <meta name="robots" content="noindex" />}
      <EditBar key={bundle.id} type="bundle" pageKey={bundle.id} />
      {landing && <LandingParts key={landing.Url} page={landing} />}
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
        <Suspense fallback={<LoadingShape parts={['heading', 'line', 'list']} />}>
          <Screen key={bundle.id} bundle={bundle} />
        </Suspense>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
