import { type CartItem, getCartDetails } from '@grossist/contracts';
import { type DirectDeliveryObstacle, directDeliveryObstacle } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import type { MessageKey } from '../../../i18n/index.ts';
import { DELIVERY_TYPES } from '../line-facts.ts';

const REASONS: Record<DirectDeliveryObstacle, MessageKey> = {
  'not-offered': 'cart.problem.direct',
  'smart-kit': 'cart.direct.smartKit',
};

export interface DirectDelivery {
  /** Why direct delivery is not possible. */
  reason: MessageKey | undefined;
  /** The choice can't be changed. */
  isFixed: boolean;
}

/**
 * Returns the function that checks whether a line of the active cart can be delivered directly, by the server's rule.
 */
export const useDirectDelivery = (): ((line: CartItem) => DirectDelivery) => {
  const { data: cart } = useOperationQuery(getCartDetails, {}, { staleTime: 30_000 });
  const deliveryType = DELIVERY_TYPES[cart?.DeliveryType ?? 'Normal'];
  return (line) => {
    const obstacle = directDeliveryObstacle({
      isOffered: line.IsDirectDeliveryPossible,
      isRemnant: line.CabelRemnantValue !== null,
      isKitMaterial: line.ParentItemId !== null,
      deliveryType,
    });
    return {
      reason: obstacle && REASONS[obstacle],
      isFixed: obstacle !== undefined && !line.IsDirectDeliveryProduct,
    };
  };
};
