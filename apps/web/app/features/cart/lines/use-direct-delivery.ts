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
  /** Why the line can't be switched to direct delivery. */
  reason: MessageKey | undefined;
  /** It can neither be switched on nor off. */
  isFixed: boolean;
}

/** Tells of each line of the active cart whether it can be delivered directly, by the rule that the server decides by. */
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
