import { Suspense } from 'react';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/orders-route.ts';
import { OrdersPageSkeleton } from './overview/orders-skeleton.tsx';

const OrdersScreen = lazyWithTexts(async () => (await import('./overview/orders-screen.tsx')).OrdersScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

// The address narrows the list, which the browser asks for; there is nothing to load again.
export const shouldRevalidate = (): boolean => false;

export default function Orders() {
  const text = useText();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <PageTitle>{text('pages.orders')}</PageTitle>
      <h1 className="text-2xl">{text('pages.orders')}</h1>
      <Suspense fallback={<OrdersPageSkeleton />}>
        <OrdersScreen />
      </Suspense>
    </div>
  );
}
