import { lazy, Suspense } from 'react';
import { requestLocale } from '../../i18n/index.ts';
import { loadWithShopPagesTexts } from '../../i18n/shop-pages-texts.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { Canonical } from '../catalogue/index.ts';
import { ErrorScreen } from '../shell/index.ts';
import type { Route } from './+types/express-box-route.ts';

const Screen = lazy(async () => ({
  default: await loadWithShopPagesTexts(async () => (await import('./express-box-screen.tsx')).ExpressBoxScreen),
}));

export const loader = ({ context, params }: Route.LoaderArgs) => {
  requestLocale(params, context);
  return null;
};

export const shouldRevalidate = (): boolean => false;

/** What fits into the express box, where it goes and until when. Section 2, "fastbox calculator". */
export default function ExpressBoxPage() {
  const isHydrating = useIsHydrating();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Canonical />
      {/* What is typed before the script is there would be lost: the fields come with it. */}
      {isHydrating ? (
        <LoadingShape parts={['heading', 'line', 'field', 'field', 'panel']} />
      ) : (
        <Suspense fallback={<LoadingShape parts={['heading', 'line', 'field', 'field', 'panel']} />}>
          <Screen />
        </Suspense>
      )}
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
