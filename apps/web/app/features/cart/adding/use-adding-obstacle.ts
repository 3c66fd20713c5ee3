import { getCartDetails, type PriceEntry } from '@grossist/contracts';
import { type AddingObstacle, addingObstacle, type DeliveryType, quantityOf } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import type { MessageKey } from '../../../i18n/index.ts';
import { useIsBuyer, useKnownPrice } from '../../prices/index.ts';
import { DELIVERY_TYPES } from '../delivery-types.ts';
import { factsOfMaterial, type OrderableMaterial } from '../orderable.ts';

const REASONS: Record<AddingObstacle, MessageKey> = {
  'sold-out': 'cart.add.off.soldOut',
  'not-by-express-box': 'cart.add.off.noExpress',
};

const obstacleOf = (
  material: OrderableMaterial,
  { Stock, FastboxStock }: PriceEntry,
  deliveryType: DeliveryType,
): AddingObstacle | undefined =>
  addingObstacle({
    ...factsOfMaterial(material),
    deliveryType,
    atp: quantityOf(Stock.AtpQuantity),
    clearanceStock: quantityOf(Stock.ClearanceSaleStock),
    fastboxAtp: quantityOf(FastboxStock.AtpQuantity),
  });

/** Why adding a material to the cart would be refused, by the rule that the server adds by; undefined while unknown. */
export const useAddingObstacle = (material: OrderableMaterial): MessageKey | undefined => {
  const isBuyer = useIsBuyer();
  const { entry } = useKnownPrice(material.ItemSAPMaterialNumber);
  const { data: cart } = useOperationQuery(getCartDetails, {}, { enabled: isBuyer, staleTime: 30_000 });
  if (!material.IsOrderable) return 'cart.add.off.notOrderable';
  if (!isBuyer || !entry) return undefined;
  const obstacle = obstacleOf(material, entry, DELIVERY_TYPES[cart?.DeliveryType ?? 'Normal']);
  return obstacle && REASONS[obstacle];
};
