import { getPrice, getVariationsData, type PriceEntry, type SearchDocument } from '@grossist/contracts';
import { quantityOf, quantityToNumber, roundedUp } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { factsOfMaterial } from '../../cart/index.ts';
import type { Offer } from './offers.ts';

/** So many materials are described in one call; the others stay with their codes. [rec-02] */
const MOST_DESCRIBED = 50;
const FRESH = 60_000;

export interface Suggested {
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
