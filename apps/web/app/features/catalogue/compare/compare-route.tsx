import { getVariationDetails, type VariationDetails } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts, requestLocale } from '../../../i18n/index.ts';
import { LoadingShape } from '../../../ui/data/loading-shape.tsx';
import { ErrorScreen } from '../../shell/index.ts';
import type { Route } from './+types/compare-route.ts';
import { codesOf } from './compared.ts';

const Screen = lazyWithTexts(async () => (await import('./compare-screen.tsx')).CompareScreen);

const NOT_FOUND = 404;

/** Compares materials by their codes; unknown codes are reported and left out. [cat-03] */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const cultureName = requestLocale(params, context);
  const codes = codesOf(new URL(request.url).searchParams);
  const found = await Promise.all(
    codes.map(async (id): Promise<VariationDetails | undefined> => {
      try {
        return await context.call(getVariationDetails, { params: { id }, query: { cultureName } });
      } catch (error) {
        if (error instanceof Response && error.status === NOT_FOUND) return undefined;
        throw error;
      }
    }),
  );
  return {
    materials: found.filter((one) => one !== undefined),
    missing: codes.filter((_, place) => found[place] === undefined),
  };
};

export default function Compare({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <meta name="robots" content="noindex, follow" />
      <Suspense fallback={<LoadingShape parts={['heading', 'line', { columns: 4 }]} />}>
        <Screen {...loaderData} />
      </Suspense>
    </div>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />;
