import { convertToConcept } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_CART } from '../../cart/index.ts';
import { keyOfOffer, type Offer } from './offers.ts';

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
