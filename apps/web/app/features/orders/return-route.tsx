import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/return-route.ts';

const ReturnScreen = lazyWithTexts(async () => (await import('./returns/return-screen.tsx')).ReturnScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

/** What went or goes back of an order. */
export default function ReturnOfOrder({ params }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense>
        <ReturnScreen returnOrderId={params.returnOrderId} />
      </Suspense>
    </div>
  );
}
