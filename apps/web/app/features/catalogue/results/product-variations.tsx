import { type FoundProduct, getVariationDetails, type SearchDocument } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE } from '../../../ui/index.ts';
import { PriceList } from '../../cart/index.ts';
import { SlimRow } from './slim-row.tsx';
import { aboutVariation, matching, type ProductVariation, variationsOf } from './variations.ts';

/** Variations beyond which they are worth filtering. */
const FILTER_BEYOND = 5;
const FRESH = 300_000;

interface ProductVariationsProps {
  product: FoundProduct;
  name: string;
  isOpen: boolean;
}

/** The variations that the search found, then all others once loaded; filtered by words. */
export const ProductVariations = ({ product, name, isOpen }: ProductVariationsProps) => {
  const text = useText();
  const cultureName = useLocale();
  const [words, setWords] = useState('');
  const found = product.Variations;
  const first = found[0]?.Code ?? '';
  const { data, isError, refetch } = useOperationQuery(
    getVariationDetails,
    { params: { id: first }, query: { LoadSiblings: 'true', cultureName } },
    { enabled: isOpen && first !== '' && product.VariationsFound > 1, staleTime: FRESH },
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
