import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { Skeleton } from '../../../ui/index.ts';
import { requireSignedIn } from '../../identity/index.ts';
import type { Route } from './+types/card-route.ts';

const CardScreen = lazyWithTexts(async () => (await import('./card-screen.tsx')).CardScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  const { searchParams } = new URL(asked.request.url);
  // Payment services vary the case of the name.
  const named = [...searchParams].find(([name]) => name.toLowerCase() === 'paymentid');
  return { paymentId: named?.[1] ?? '', isCancelled: searchParams.has('cancelled') };
};

/** The page to which the payment service returns the buyer. Section 2, "Credit card order page". */
export default function CardOrder({ loaderData: { paymentId, isCancelled } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 py-6">
      <meta name="robots" content="noindex, nofollow" />
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <CardScreen key={paymentId} paymentId={paymentId} isCancelled={isCancelled} />
      </Suspense>
    </div>
  );
}
