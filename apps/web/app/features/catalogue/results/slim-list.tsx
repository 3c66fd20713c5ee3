import type { SearchDocument } from '@grossist/contracts';
import { type ReactNode, Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { classNames, Picture, ShopLink, Skeleton } from '../../../ui/index.ts';
import { useArticleNumber, useSignedInUser } from '../../../visitor.ts';
import { PriceList } from '../../cart/index.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { MaterialBadges } from '../material-badges.tsx';
import { Favourite } from './row-tools.tsx';

const Price = lazyWithTexts(async () => (await import('../order-parts.tsx')).PriceAndStock);
const Add = lazyWithTexts(async () => (await import('../order-parts.tsx')).AddToCart);

// On a phone price and stock stand beside each other; elsewhere what is too long for the column is cut.
const PRICE =
  'min-w-0 overflow-hidden max-tablet:[&>div]:flex max-tablet:[&>div]:min-h-6 max-tablet:[&>div]:flex-wrap max-tablet:[&>div]:gap-x-3 tablet:[&_span]:whitespace-nowrap';

interface SlimRowProps {
  material: SearchDocument;
  isFirst?: boolean;
  /** In place of supplier and type: the attributes that differ between variations. */
  about?: ReactNode;
}

/** A material in one line: what it is, its number, its price and the way into the cart. */
export const SlimRow = ({ material, isFirst = false, about }: SlimRowProps) => {
  const isSignedIn = useSignedInUser() !== undefined;
  const articleNumber = useArticleNumber();
  return (
    <li
      data-result
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-1.5 compact:py-0 focus-within:bg-canvas hover:bg-canvas',
        isSignedIn && 'tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
      )}
    >
      <Picture src={material.ImageUrl} alt="" width={40} height={40} isFirst={isFirst} />
      <div className="min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 tablet:flex-nowrap">
          <h2 className="min-w-0 font-semibold">
            <ShopLink
              to={material.Url}
              data-result-link
              lang={material.NameLanguage || undefined}
              className="block rounded-sm hover:underline tablet:truncate"
            >
              {material.ItemLocalMaterialName}
            </ShopLink>
          </h2>
          <MaterialBadges material={material} />
        </div>
        {about === undefined ? (
          // The type designation is whole, also where the name that ends with it is cut; the supplier gives way.
          <p className="flex flex-wrap text-sm text-muted tablet:flex-nowrap">
            <span className="max-w-full shrink-0">
              <span className="text-ink select-all">{articleNumber(material)}</span>
              {material.TypeDesignation !== '' && ` · ${material.TypeDesignation}`}
            </span>
            {material.Supplier !== '' && <span className="min-w-0 truncate">&nbsp;· {material.Supplier}</span>}
          </p>
        ) : (
          <p className="text-sm text-muted tablet:truncate">
            <span className="text-ink select-all">{articleNumber(material)}</span> · {about}
          </p>
        )}
      </div>
      {isSignedIn && (
        <div className="col-span-3 grid items-center gap-x-3 gap-y-1 max-tablet:order-last max-tablet:pl-13 tablet:col-span-1 tablet:grid-cols-[11rem_auto] desktop:grid-cols-[13.5rem_14rem]">
          <div className={PRICE}>
            <Suspense fallback={<Skeleton className="h-6 w-40 tablet:h-12" />}>
              <Price sapMaterialNumber={material.ItemSAPMaterialNumber} unit={material.SalesUnit} size="small" />
            </Suspense>
          </div>
          <div data-add className="tablet:justify-self-end">
            <Suspense fallback={<Skeleton className={material.IsOrderable ? 'h-10.5 w-54' : 'h-5.5 w-54'} />}>
              <Add material={material} isSlim />
            </Suspense>
          </div>
        </div>
      )}
      <div className={classNames('flex items-center', isSignedIn ? 'w-29' : 'justify-self-end')}>
        <CompareToggle material={material} isSlim />
        <Favourite material={material} isSlim />
      </div>
    </li>
  );
};

/** The slim view: as many materials on a screen as there is room for. Section 2. */
export const SlimRows = ({ documents }: { documents: readonly SearchDocument[] }) => (
  <PriceList numbers={documents.map((document) => document.ItemSAPMaterialNumber)}>
    {documents.map((material, place) => (
      <SlimRow key={material.Code} material={material} isFirst={place < 8} />
    ))}
  </PriceList>
);
