import {
  type FoundProduct,
  getVariationDetails,
  type SearchDocument,
  type VariationDetails,
} from '@grossist/contracts';
import { useEffect, useRef, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, ChevronDownIcon, INPUT_STYLE, Picture, ShopLink } from '../../../ui/index.ts';
import { PriceList } from '../../prices/index.ts';
import { SlimRow } from './slim-list.tsx';

/** A variation with the attributes that differ from the others, if known. */
export interface ProductVariation extends SearchDocument {
  traits?: readonly string[];
}

/** All variations of a product, those that the search found first and in its order. */
const variationsOf = (details: VariationDetails, found: readonly SearchDocument[]): ProductVariation[] => {
  const attributes = new Map(details.DistinguishingAttributes.map((attribute) => [attribute.Code, attribute]));
  const traitsOf = (values: VariationDetails['DistinguishingValues']): string[] =>
    values.flatMap(({ Code, Value }) => {
      const attribute = attributes.get(Code);
      if (!attribute || Value === '') return [];
      return [`${attribute.Name} ${Value}${attribute.Unit === '' ? '' : `\u00a0${attribute.Unit}`}`];
    });
  const all = [details, ...details.Siblings].map(
    (one): ProductVariation => ({ ...one, traits: traitsOf(one.DistinguishingValues) }),
  );
  const places = new Map(found.map(({ Code }, place) => [Code, place]));
  const placeOf = ({ Code }: SearchDocument): number => places.get(Code) ?? found.length;
  return all.sort((left, right) => placeOf(left) - placeOf(right));
};

const aboutVariation = ({ traits = [], TypeDesignation, Supplier }: ProductVariation): string =>
  (traits.length > 0 ? traits : [TypeDesignation, Supplier].filter((part) => part !== '')).join(' · ');

const textOf = (variation: ProductVariation): string =>
  [
    variation.ItemLocalMaterialName,
    variation.TypeDesignation,
    variation.ItemElNumber,
    variation.ItemHwsNumber,
    variation.ItemEANNumber,
    variation.ItemSAPMaterialNumber,
    variation.SupplierNumber,
    ...(variation.traits ?? []),
  ]
    .join(' ')
    .toLowerCase();

/** The variations that have every one of the words, wherever. */
export const matching = (variations: readonly ProductVariation[], words: string): readonly ProductVariation[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return variations;
  return variations.filter((variation) => {
    const text = textOf(variation);
    return wanted.every((word) => text.includes(word));
  });
};

/** Variations beyond which they are worth filtering. */
const FILTER_BEYOND = 5;
const STALE_MS = 300_000;

interface ProductVariationsProps {
  product: FoundProduct;
  name: string;
  isOpen: boolean;
}

/** The variations that the search found, then all others once loaded; filtered by words. */
const ProductVariations = ({ product, name, isOpen }: ProductVariationsProps) => {
  const text = useText();
  const cultureName = useLocale();
  const [words, setWords] = useState('');
  const found = product.Variations;
  const first = found[0]?.Code ?? '';
  const { data, isError, refetch } = useOperationQuery(
    getVariationDetails,
    { params: { id: first }, query: { LoadSiblings: 'true', cultureName } },
    { enabled: isOpen && first !== '' && product.VariationsFound > 1, staleTime: STALE_MS },
  );
  const all: readonly ProductVariation[] = data ? variationsOf(data, found) : found;
  const shown = matching(all, words);
  return (
    <div className="border-t border-line bg-surface pl-4 tablet:pl-12">
      {all.length > FILTER_BEYOND && (
        <input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          aria-label={`${text('results.variations.filter')}: ${name}`}
          placeholder={text('results.variations.filter')}
          className={`${INPUT_STYLE} my-2 max-w-80`}
        />
      )}
      {isError && (
        <p role="alert" className="flex items-center gap-3 py-2 text-danger">
          {text('results.variations.failed')}
          <Button size="small" onPress={() => void refetch()}>
            {text('ui.tryAgain')}
          </Button>
        </p>
      )}
      <Priced variations={shown} isOpen={isOpen}>
        <ul aria-label={text('results.variations.of', { name })} className="divide-y divide-line">
          {shown.map((variation) => (
            <SlimRow key={variation.Code} material={variation} about={aboutVariation(variation)} />
          ))}
        </ul>
      </Priced>
      {shown.length === 0 && <p className="py-3 text-muted">{text('results.variations.none', { words })}</p>}
    </div>
  );
};

interface PricedProps {
  variations: readonly SearchDocument[];
  isOpen: boolean;
  children: React.ReactNode;
}

/** Prices are asked for once it is opened. */
const Priced = ({ variations, isOpen, children }: PricedProps) => (
  <PriceList numbers={isOpen ? variations.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber) : []}>
    {children}
  </PriceList>
);

/** A product and how many of its variations were found; opens, before any script runs too, to show them. */
const ProductRow = ({ product, isFirst }: { product: FoundProduct; isFirst: boolean }) => {
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

/** The variant view: a row for each product, its variations inside. Section 2; [sea-04] */
export const ProductRows = ({ products }: { products: readonly FoundProduct[] }) =>
  products.map((product, place) => <ProductRow key={product.ProductCode} product={product} isFirst={place < 4} />);
