import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/kit-route.ts';

const KitScreen = lazyWithTexts(async () => (await import('./kit/kit-screen.tsx')).KitScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

// The tab is in the URL; there is nothing to load again.
export const shouldRevalidate = (): boolean => false;

/** A kit of an order or of a draft. Section 2: a Kit tab and a Label tab. */
export default function KitOfOrder({ params }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense>
        <KitScreen orderId={params.orderId} kitId={params.kitId} />
      </Suspense>
    </div>
  );
}
