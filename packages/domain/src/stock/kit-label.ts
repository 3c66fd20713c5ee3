import { addQuantity, NO_QUANTITY, type Quantity, remaining } from '../decimal/index.ts';

export type KitStockLabel = 'UNKNOWN' | 'GREEN' | 'YELLOW';

/** What is known of a material's stock. Section 3, "Stock map entry". */
export interface StockMapEntry {
  atpQuantity: Quantity;
  /** Already in the cart, outside the kit that is judged. */
  quantityInCart: Quantity;
  isStatus11Or12: boolean;
}

export type StockMap = ReadonlyMap<string, StockMapEntry>;

export interface KitMaterial {
  materialNo: string;
  quantity: Quantity;
}

export interface KitItemLabel {
  stockLabel: 'Yellow' | 'Green';
  exceededAmount: Quantity;
}

/**
 * Yellow when the kit's and the cart's quantity together exceed what is available, or for status 11 and 12; else
 * Green. A material whose stock is not known is Yellow, since nothing may be promised of it. Section 4, "Item label".
 */
export const kitItemLabel = (quantity: Quantity, stock: StockMapEntry | undefined): KitItemLabel => {
  if (!stock) return { stockLabel: 'Yellow', exceededAmount: quantity };
  const exceededAmount = remaining(addQuantity(quantity, stock.quantityInCart), stock.atpQuantity);
  return { stockLabel: stock.isStatus11Or12 || exceededAmount > 0 ? 'Yellow' : 'Green', exceededAmount };
};

/** UNKNOWN without items; GREEN when every material is, its quantity summed over the kit; else YELLOW. Section 4. */
export const kitStockLabel = (items: readonly KitMaterial[], stock: StockMap): KitStockLabel => {
  if (items.length === 0) return 'UNKNOWN';
  const sums = new Map<string, Quantity>();
  for (const { materialNo, quantity } of items) {
    sums.set(materialNo, addQuantity(sums.get(materialNo) ?? NO_QUANTITY, quantity));
  }
  const allGreen = [...sums].every(
    ([materialNo, quantity]) => kitItemLabel(quantity, stock.get(materialNo)).stockLabel === 'Green',
  );
  return allGreen ? 'GREEN' : 'YELLOW';
};
