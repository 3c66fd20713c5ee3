import {
  convertToConcept,
  getPrice,
  getVariationsData,
  type PriceEntry,
  type SearchDocument,
} from '@grossist/contracts';
import { quantityOf, quantityToNumber, roundedUp } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_CART, factsOfMaterial } from '../../cart/index.ts';
import { keyOfOffer, type Offer } from './savings-button.tsx';

/**
 * Converts lines one after the other, since each changes the cart; failed ones stay chosen and are marked. [cart-24]
 */
export const useConversion = () => {
  const text = useText();
  const queries = useQueryClient();
  const convert = useOperation(convertToConcept);
  const [done, setDone] = useState<number>();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const takeAll = async (offers: readonly Offer[]): Promise<boolean> => {
    const wrong = new Set<string>();
    setFailed(wrong);
    for (const [place, offer] of offers.entries()) {
      setDone(place);
      try {
        await convert.mutateAsync({
          body: {
            ItemInCart: { CartItemId: offer.line.CartItemId, Code: offer.line.Code, Quantity: offer.line.Quantity },
            ConceptSuggestion: { Code: offer.code },
          },
        });
      } catch {
        wrong.add(keyOfOffer(offer));
      }
    }
    setDone(undefined);
    setFailed(wrong);
    await Promise.all(CHANGES_CART.map((area) => queries.invalidateQueries({ queryKey: [area] })));
    const count = offers.length - wrong.size;
    if (count > 0) notify(text('savings.converted', { count }));
    return wrong.size === 0;
  };
  return {
    takeAll,
    /** Number of converted lines; undefined when no conversion runs. */
    done,
    /** Keys of the failed offers. */
    failed,
  };
};

/** Materials that one call describes; the others are shown by their codes. [rec-02] */
const MOST_DESCRIBED = 50;
const STALE_MS = 60_000;

interface Suggested {
  documentOf: (offer: Offer) => SearchDocument | undefined;
  /** Quantity of the suggestion that replaces the line, by its own packing. */
  quantityOf: (offer: Offer) => number;
  /** Null if unknown, undefined while loading. */
  priceOf: (offer: Offer) => PriceEntry | null | undefined;
  isUnavailable: boolean;
}

const packed = ({ quantity }: Offer, document: SearchDocument | undefined): number => {
  const rounded = document && roundedUp(factsOfMaterial(document), quantityOf(quantity));
  return rounded ? quantityToNumber(rounded.quantity) : quantity;
};

/** Loads names and packing of the suggestions, then their prices: one request each. [erp-01, rec-02] */
export const useSuggested = (offers: readonly Offer[]): Suggested => {
  const numbers = [...new Set(offers.map(({ materialNo }) => materialNo))];
  const documents = useOperationQuery(
    getVariationsData,
    { query: { sapMaterialNumbers: numbers.slice(0, MOST_DESCRIBED).join(',') } },
    { enabled: numbers.length > 0, staleTime: STALE_MS, keepPrevious: true },
  );
  const byNumber = new Map(documents.data?.Documents.map((one) => [one.ItemSAPMaterialNumber, one]));
  const documentOf = ({ materialNo }: Offer): SearchDocument | undefined => byNumber.get(materialNo);
  const amountOf = (offer: Offer): number => packed(offer, documentOf(offer));
  const prices = useOperationQuery(
    getPrice,
    { body: offers.map((offer) => ({ MaterialNo: offer.materialNo, Quantity: amountOf(offer) })) },
    { enabled: numbers.length > 0 && !documents.isPending, staleTime: STALE_MS, keepPrevious: true },
  );
  return {
    documentOf,
    quantityOf: amountOf,
    priceOf: (offer) => {
      if (prices.isError) return null;
      if (!prices.data) return undefined;
      const entries = prices.data.filter((entry) => entry.MaterialNo === offer.materialNo);
      return entries.find((entry) => entry.Quantity === amountOf(offer)) ?? entries[0] ?? null;
    },
    isUnavailable: prices.isError,
  };
};
