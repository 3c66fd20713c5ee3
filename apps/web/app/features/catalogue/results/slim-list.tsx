import type { SearchDocument } from '@grossist/contracts';
import { type ReactNode, Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import { classNames, Picture, ShopLink, Skeleton } from '../../../ui/index.ts';
import { useArticleNumber, useSignedInUser } from '../../../visitor.ts';
import { PriceList } from '../../prices/index.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { MaterialBadges } from '../material-badges.tsx';
import { Favourite } from './row-tools.tsx';

const Price = lazyWithTexts(async () => (await import('../order-parts.tsx')).PriceAndStock);
const Add = lazyWithTexts(async () => (await import('../order-parts.tsx')).AddToCart);

// Below the name price and stock are beside each other; in a column of their own what is too long is cut.
const PRICE =
  'min-w-0 overflow-hidden max-desktop:[&>div]:flex max-desktop:[&>div]:min-h-6 max-desktop:[&>div]:flex-wrap max-desktop:[&>div]:gap-x-3 desktop:[&_span]:flex-nowrap desktop:[&_span]:whitespace-nowrap';

const BELOW_NAME = 'max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:min-w-0';

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
        isSignedIn && 'desktop:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
      )}
    >
      <Picture
        src={material.ImageUrl}
        alt=""
        width={40}
        height={40}
        isFirst={isFirst}
        className="max-tablet:row-span-2 max-tablet:self-start"
      />
      {/* On a phone the tools are beside the name alone, so that badges and numbers have the whole width. */}
      <div className="min-w-0 max-tablet:contents">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-tablet:contents desktop:flex-nowrap">
          <h2 className="max-w-full min-w-0 font-semibold">
            <ShopLink
              to={material.Url}
              data-result-link
              lang={material.NameLanguage || undefined}
              className="block break-words rounded-sm hover:underline desktop:truncate"
            >
              {material.ItemLocalMaterialName}
            </ShopLink>
          </h2>
          <span
            className={classNames(
              `${BELOW_NAME} empty:hidden tablet:contents`,
              // Beside prices there is room for the name or for the ribbon's text, which then is its title.
              isSignedIn && 'desktop:[&_.ribbon>span]:sr-only desktop:[&_.ribbon>span]:block',
            )}
          >
            <MaterialBadges material={material} />
          </span>
        </div>
        {about === undefined ? (
          // The type designation is whole, also where the name that ends with it is cut; the supplier gives way.
          <p className={`flex text-sm text-muted ${BELOW_NAME}`}>
            <span className="max-w-full shrink-0">
              <span className="text-ink select-all">{articleNumber(material)}</span>
              {material.TypeDesignation !== '' && ` · ${material.TypeDesignation}`}
            </span>
            {material.Supplier !== '' && <span className="min-w-0 truncate">&nbsp;· {material.Supplier}</span>}
          </p>
        ) : (
          <p className={`text-sm text-muted desktop:truncate ${BELOW_NAME}`}>
            <span className="text-ink select-all">{articleNumber(material)}</span> · {about}
          </p>
        )}
      </div>
      {isSignedIn && (
        <div className="col-span-3 grid items-center gap-x-3 gap-y-1 max-desktop:order-last max-desktop:pl-13 desktop:col-span-1 tablet:grid-cols-[minmax(0,1fr)_auto] desktop:grid-cols-[14rem_14rem]">
          <div className={PRICE}>
            <Suspense fallback={<Skeleton className="h-6 w-40 desktop:h-12" />}>
              <Price sapMaterialNumber={material.ItemSAPMaterialNumber} unit={material.SalesUnit} size="small" />
            </Suspense>
          </div>
          <div data-add className="desktop:justify-self-end">
            <Suspense fallback={<Skeleton className={material.IsOrderable ? 'h-10.5 w-54' : 'h-5.5 w-54'} />}>
              <Add material={material} isSlim />
            </Suspense>
          </div>
        </div>
      )}
      <div
        className={classNames(
          'flex items-center max-tablet:col-start-3 max-tablet:row-start-1 max-tablet:self-start',
          isSignedIn ? 'w-29 max-tablet:w-24' : 'justify-self-end',
        )}
      >
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
