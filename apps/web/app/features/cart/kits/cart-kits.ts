import { type Cart, type CartItem, getCartKits, type OperationOutput } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeyOf, useOperationQuery } from '../../../api/index.ts';
import type { MessageKey } from '../../../i18n/index.ts';

export type CartKits = OperationOutput<typeof getCartKits>;

/** Loads the project of kits of a smart-kit cart, again with every version of the cart. [own-kit-20] */
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

/** Returns why the project of a smart-kit cart can't be ordered, by the server's rules. [ord-01] */
export const kitOffReasons = (known: CartKits | undefined): MessageKey[] => {
  const reasons: MessageKey[] = [];
  if (known?.project?.state === 'NotNamed') reasons.push('cart.problem.kitsUnnamed');
  if (known?.project?.state === 'NoKits') reasons.push('cart.problem.noKits');
  if (known?.kits.some(({ inCart }) => inCart === 'outdated')) reasons.push('cart.problem.kitsChanged');
  return reasons;
};

/** Returns true for a line that can be packed into a kit: no kit, no remnant, nothing that can't be ordered. */
export const isPackable = (
  line: Pick<CartItem, 'KitId' | 'ParentItemId' | 'CabelRemnantValue' | 'IsInvalid'>,
): boolean => line.KitId === null && line.ParentItemId === null && line.CabelRemnantValue === null && !line.IsInvalid;
