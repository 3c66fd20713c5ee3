import type { FoundProduct } from '@grossist/contracts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ChevronDownIcon, Picture, ShopLink } from '../../../ui/index.ts';
import { ProductVariations } from './product-variations.tsx';

/** A product and how many of its variations were found; opens, before any script runs too, to show them. */
export const ProductRow = ({ product, isFirst }: { product: FoundProduct; isFirst: boolean }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may be opened before its script has loaded; that event is gone by then.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const { ProductName, Url, ImageUrl, VariationsFound, Variations } = product;
  const [best] = Variations;
  const name = ProductName || best?.ItemLocalMaterialName || product.ProductCode;
  const suppliers = [...new Set(Variations.map(({ Supplier }) => Supplier))].filter((supplier) => supplier !== '');
  return (
    <li data-result className="focus-within:bg-canvas hover:bg-canvas">
      <div className="grid min-h-22 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-3 pr-36">
        <Picture src={ImageUrl} alt="" width={64} height={64} isFirst={isFirst} />
        <div className="min-w-0">
          <h2 className="text-base font-semibold">
            <ShopLink to={Url} data-result-link className="rounded-sm hover:underline">
              {name}
            </ShopLink>
          </h2>
          <p className="text-sm text-muted">{suppliers.join(' · ')}</p>
        </div>
      </div>
      <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/product -mt-16">
        <summary
          data-result-open
          className="mr-2 mb-6 ml-auto flex min-h-10 w-fit items-center gap-1.5 rounded-sm px-2 text-accent underline-offset-3 hover:underline"
        >
          <ChevronDownIcon size={18} className="group-open/product:rotate-180" />
          {text('results.variations', { count: VariationsFound })}
          <span className="sr-only"> ({name})</span>
        </summary>
        <ProductVariations product={product} name={name} isOpen={isOpen} />
      </details>
    </li>
  );
};
