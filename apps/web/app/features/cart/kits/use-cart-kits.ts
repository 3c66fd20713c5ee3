import { type Cart, getCartKits, type OperationOutput } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeyOf, useOperationQuery } from '../../../api/index.ts';

export type CartKits = OperationOutput<typeof getCartKits>;

/** The project of kits of a smart-kit cart; loaded again with every version of the cart. [own-kit-20] */
export const useCartKits = ({ CartId, DeliveryType, Version }: Pick<Cart, 'CartId' | 'DeliveryType' | 'Version'>) => {
  const queries = useQueryClient();
  const seen = useRef(Version);
  useEffect(() => {
    if (seen.current === Version) return;
    seen.current = Version;
    void queries.invalidateQueries({ queryKey: queryKeyOf(getCartKits) });
  }, [Version, queries]);
  return useOperationQuery(getCartKits, { query: { cartId: CartId } }, { enabled: DeliveryType === 'SmartKit' });
};
