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
 * Takes the suggestions one after the other, since each changes the cart; those that fail stay chosen and are told.
 * [cart-24]
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
    /** How many are done of those under way; undefined when none are. */
    done,
    /** Keys of the offers that could not be taken. */
    failed,
  };
};

/** So many materials are described in one call; the others stay with their codes. [rec-02] */
const MOST_DESCRIBED = 50;
const FRESH = 60_000;

interface Suggested {
  documentOf: (offer: Offer) => SearchDocument | undefined;
  /** What of the suggestion takes the line's place, by its own packing. */
  quantityOf: (offer: Offer) => number;
  /** Null where none is known, undefined while they are asked for. */
  priceOf: (offer: Offer) => PriceEntry | null | undefined;
  isUnavailable: boolean;
}

const packed = ({ quantity }: Offer, document: SearchDocument | undefined): number => {
  const rounded = document && roundedUp(factsOfMaterial(document), quantityOf(quantity));
  return rounded ? quantityToNumber(rounded.quantity) : quantity;
};

/** Names and packing of what is suggested, then the prices of so much of it: one call for each. [erp-01, rec-02] */
export const useSuggested = (offers: readonly Offer[]): Suggested => {
  const numbers = [...new Set(offers.map(({ materialNo }) => materialNo))];
  const documents = useOperationQuery(
    getVariationsData,
    { query: { sapMaterialNumbers: numbers.slice(0, MOST_DESCRIBED).join(',') } },
    { enabled: numbers.length > 0, staleTime: FRESH, keepPrevious: true },
  );
  const byNumber = new Map(documents.data?.Documents.map((one) => [one.ItemSAPMaterialNumber, one]));
  const documentOf = ({ materialNo }: Offer): SearchDocument | undefined => byNumber.get(materialNo);
  const amountOf = (offer: Offer): number => packed(offer, documentOf(offer));
  const prices = useOperationQuery(
    getPrice,
    { body: offers.map((offer) => ({ MaterialNo: offer.materialNo, Quantity: amountOf(offer) })) },
    { enabled: numbers.length > 0 && !documents.isPending, staleTime: FRESH, keepPrevious: true },
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
