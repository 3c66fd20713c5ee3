import type { CartItem } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { packingOfLine } from '../orderable.ts';
import { QuantityField } from '../sheet/quantity-field.tsx';
import type { QuantityEditing } from './use-quantity.ts';

/** A line's quantity as a cell of a sheet: what is typed is taken over by Enter, Tab and the arrows that leave it. */
export const QuantityCell = ({
  line,
  quantity,
  isSlim = false,
}: {
  line: CartItem;
  quantity: QuantityEditing;
  isSlim?: boolean;
}) => (
  <QuantityField
    name={line.ItemLocalMaterialName}
    salesUnit={line.ItemSalesUnit}
    packing={packingOfLine(line)}
    packageSize={quantityOf(line.ItemPackageSize)}
    quantity={quantity}
    isSlim={isSlim}
  />
);
