import { Suspense } from 'react';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { requireSignedIn } from '../identity/index.ts';
import { PageTitle } from '../shell/index.ts';
import type { Route } from './+types/cart-route.ts';
import { CartSkeleton } from './cart-skeleton.tsx';

const CartScreen = lazyWithTexts(async () => (await import('./cart-screen.tsx')).CartScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

export default function Cart() {
  const text = useText();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <PageTitle>{text('pages.cart')}</PageTitle>
      <h1 className="text-2xl print:sr-only">{text('pages.cart')}</h1>
      <Suspense fallback={<CartSkeleton />}>
        <CartScreen />
      </Suspense>
    </div>
  );
}
