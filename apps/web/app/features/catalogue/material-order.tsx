import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/index.ts';
import type { AddToCartProps, PriceAndStockProps } from '../cart/index.ts';

const Price = lazyWithTexts(async () => (await import('./order-parts.tsx')).PriceAndStock);
const Add = lazyWithTexts(async () => (await import('./order-parts.tsx')).AddToCart);

/** Price and stock, for signed-in visitors. The server renders it whole; on the way from page to page it has its place. */
export const MaterialPrice = (props: PriceAndStockProps) => (
  <Suspense fallback={<Skeleton className="h-18 w-40" />}>
    <Price {...props} />
  </Suspense>
);

/** Quantity and the button into the cart, for signed-in visitors. */
export const MaterialAdd = (props: AddToCartProps) => (
  <Suspense fallback={<Skeleton className="h-16.5 w-72 max-w-full" />}>
    <Add {...props} />
  </Suspense>
);
