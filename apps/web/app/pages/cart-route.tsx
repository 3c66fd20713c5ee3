import { type ReactNode, Suspense } from 'react';
import { CartSkeleton } from '../features/cart/index.ts';
import { requireSignedIn } from '../features/identity/index.ts';
import { LaterRecommendations, Recommendations } from '../features/recommendations/index.ts';
import { PageTitle } from '../features/shell/index.ts';
import { lazyWithCartTexts } from '../i18n/cart-page-texts.ts';
import { useText } from '../i18n/index.ts';
import type { Route } from './+types/cart-route.ts';
import { CartToolsSkeleton } from './cart/cart-tools-skeleton.tsx';

const CartScreen = lazyWithCartTexts(async () => (await import('./cart/cart-screen.tsx')).CartScreen);
const CartTools = lazyWithCartTexts(async () => (await import('./cart/cart-screen.tsx')).CartTools);

interface CartPageProps {
  /** Below the lines, loaded once the visitor moves. */
  recommendations: ReactNode;
  /** Below an empty cart, where they are in sight at once. */
  recommendationsOfEmpty: ReactNode;
}

/** The page of the cart: heading and tools, then the cart. */
const CartPage = ({ recommendations, recommendationsOfEmpty }: CartPageProps) => {
  const text = useText();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-1.5 pt-1 pb-6 desktop:gap-1 desktop:pt-0.5">
      <PageTitle>{text('pages.cart')}</PageTitle>
      <div className="flex min-h-9 min-w-0 flex-wrap desktop:min-h-8 items-center gap-x-4 tablet:max-desktop:items-start gap-y-2 print:contents">
        <h1 className="text-xl max-tablet:sr-only print:sr-only">{text('pages.cart')}</h1>
        <Suspense fallback={<CartToolsSkeleton />}>
          <CartTools />
        </Suspense>
      </div>
      <Suspense fallback={<CartSkeleton />}>
        <CartScreen recommendations={recommendations} recommendationsOfEmpty={recommendationsOfEmpty} />
      </Suspense>
    </div>
  );
};

export const loader = (call: Route.LoaderArgs) => {
  requireSignedIn(call);
  return null;
};

export default function Cart() {
  return (
    <CartPage
      recommendations={<LaterRecommendations placement="cart" />}
      recommendationsOfEmpty={<Recommendations placement="cart" />}
    />
  );
}
