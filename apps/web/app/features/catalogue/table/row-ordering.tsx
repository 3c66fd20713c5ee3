import type { ResultRow, SearchDocument } from '@grossist/contracts';
import { Suspense } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { ShopLink, Skeleton } from '../../../ui/index.ts';

const Price = lazyWithTexts(async () => (await import('../order-parts.tsx')).PriceAndStock);
const Add = lazyWithTexts(async () => (await import('../order-parts.tsx')).AddToCart);

/** What replaces a material that can't be ordered, or that nothing does. */
export const Replacement = ({ successor }: Pick<RowOrderingProps, 'successor'>) => {
  const text = useText();
  return (
    <p className="line-clamp-2 text-sm leading-tight text-muted">
      {successor ? (
        <>
          {text('table.replacedBy')}{' '}
          <ShopLink to={successor.Url} title={successor.Name} className="text-accent underline underline-offset-3">
            {successor.TypeDesignation || successor.Name}
          </ShopLink>
        </>
      ) : (
        text('catalogue.badge.notOrderable')
      )}
    </p>
  );
};

interface RowOrderingProps {
  material: SearchDocument;
  successor: ResultRow['Successor'];
}

/** Price and stock of a row, for buyers. */
export const RowPrice = ({ material }: Pick<RowOrderingProps, 'material'>) => (
  <Suspense fallback={<Skeleton className="h-9 w-28" />}>
    <Price sapMaterialNumber={material.ItemSAPMaterialNumber} unit={material.SalesUnit} size="small" />
  </Suspense>
);

/** Quantity and the way into the cart, for buyers; for what can't be ordered its successor. */
export const RowOrdering = ({ material, successor }: RowOrderingProps) => {
  if (!material.IsOrderable) return <Replacement successor={successor} />;
  return (
    <Suspense fallback={<Skeleton className="h-10 w-52" />}>
      <Add material={material} isSlim />
    </Suspense>
  );
};
