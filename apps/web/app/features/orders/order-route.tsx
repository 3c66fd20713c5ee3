import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import type { Route } from './+types/order-route.ts';

const OrderScreen = lazyWithTexts(async () => (await import('./details/order-screen.tsx')).OrderScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

export default function Order({ params }: Route.ComponentProps) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <Suspense>
        <OrderScreen orderId={params.orderId} />
      </Suspense>
    </div>
  );
}
