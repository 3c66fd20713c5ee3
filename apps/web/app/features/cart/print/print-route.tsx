import { Suspense } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { requireSignedIn } from '../../identity/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { CartSkeleton } from '../cart-skeleton.tsx';
import type { Route } from './+types/print-route.ts';

const PrintScreen = lazyWithTexts(async () => (await import('./print-screen.tsx')).PrintScreen);

export const loader = (asked: Route.LoaderArgs) => {
  requireSignedIn(asked);
  return null;
};

/** The print page of the cart. */
export default function PrintCart() {
  const text = useText();
  return (
    <div className="page grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 py-6 print:max-w-none print:p-0">
      <PageTitle>{text('pages.cart')}</PageTitle>
      <h1 className="text-2xl print:sr-only">{text('pages.cart')}</h1>
      <Suspense fallback={<CartSkeleton />}>
        <PrintScreen />
      </Suspense>
    </div>
  );
}
