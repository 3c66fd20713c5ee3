import type { SearchDocument } from '@grossist/contracts';
import { signInAddress } from '@grossist/domain';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { Skeleton, TextLink } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import type { AddToCartProps } from '../cart/index.ts';
import type { PriceAndStockProps } from '../prices/index.ts';

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

/** Price, stock and the way into the cart, in a list; to signed-out visitors a quiet way to them. */
export const RowOrder = ({ material }: { material: SearchDocument }) => {
  const text = useText();
  const { pathname, search } = useLocation();
  if (!useSignedInUser()) {
    return (
      <TextLink to={signInAddress(pathname + search)} rel="nofollow" className="justify-self-start text-sm">
        {text('catalogue.signIn')}
        <span className="sr-only"> ({material.ItemLocalMaterialName})</span>
      </TextLink>
    );
  }
  return (
    <>
      <MaterialPrice sapMaterialNumber={material.ItemSAPMaterialNumber} unit={material.SalesUnit} />
      <MaterialAdd material={material} />
    </>
  );
};
