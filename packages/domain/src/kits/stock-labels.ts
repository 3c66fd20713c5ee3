import { addQuantity, NO_QUANTITY, type Quantity, remaining } from '../decimal/index.ts';

export type KitStockLabel = 'UNKNOWN' | 'GREEN' | 'YELLOW';

/** What is known of a material's stock. Section 3, "Stock map entry". */
export interface StockMapEntry {
  atpQuantity: Quantity;
  /** Used outside the kit that is labeled: by the cart's lines and the project's other kits. */
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
 * Returns Yellow when the kit's quantity and the quantity used elsewhere together exceed what is available, or for
 * status 11 and 12; else Green. A material without a stock row has 0. Section 4, "Item label".
 */
export const kitItemLabel = (quantity: Quantity, stock: StockMapEntry | undefined): KitItemLabel => {
  if (!stock) return { stockLabel: 'Yellow', exceededAmount: quantity };
  const exceededAmount = remaining(addQuantity(quantity, stock.quantityInCart), stock.atpQuantity);
  return { stockLabel: stock.isStatus11Or12 || exceededAmount > 0 ? 'Yellow' : 'Green', exceededAmount };
};

/** Returns UNKNOWN without items; GREEN when every material is, its quantity summed over the kit; else YELLOW. Section 4. */
export const kitStockLabel = (items: readonly KitMaterial[], stock: StockMap): KitStockLabel => {
  if (items.length === 0) return 'UNKNOWN';
  const allGreen = [...quantitiesByMaterial(items)].every(
    ([materialNo, quantity]) => kitItemLabel(quantity, stock.get(materialNo)).stockLabel === 'Green',
  );
  return allGreen ? 'GREEN' : 'YELLOW';
};

/** Sums the quantities of each material. */
export const quantitiesByMaterial = (items: Iterable<KitMaterial>): Map<string, Quantity> => {
  const sums = new Map<string, Quantity>();
  for (const { materialNo, quantity } of items) {
    sums.set(materialNo, addQuantity(sums.get(materialNo) ?? NO_QUANTITY, quantity));
  }
  return sums;
};

/** What the ERP knows of a material's stock. */
export type KnownStock = Pick<StockMapEntry, 'atpQuantity' | 'isStatus11Or12'>;

export interface KitToLabel {
  id: string;
  items: readonly KitMaterial[];
}

export interface LabeledKit {
  stockLabel: KitStockLabel;
  /** What is known of each of the kit's materials, with what is used outside this kit. */
  stockMap: Map<string, StockMapEntry>;
}

/**
 * Labels the kits of a project: what the cart and the project's other kits use of a material is counted before the kit's
 * own quantity. `inCart` must not count lines that are made of these kits. Linear in the number of items. Section 4.
 */
export const labelKits = (
  kits: readonly KitToLabel[],
  stock: ReadonlyMap<string, KnownStock>,
  inCart: ReadonlyMap<string, Quantity>,
): Map<string, LabeledKit> => {
  const ofProject = quantitiesByMaterial(kits.flatMap(({ items }) => items));
  return new Map(
    kits.map(({ id, items }): [string, LabeledKit] => {
      const stockMap = new Map<string, StockMapEntry>();
      for (const [materialNo, own] of quantitiesByMaterial(items)) {
        const { atpQuantity = NO_QUANTITY, isStatus11Or12 = false } = stock.get(materialNo) ?? {};
        const ofOtherKits = remaining(ofProject.get(materialNo) ?? NO_QUANTITY, own);
        const quantityInCart = addQuantity(ofOtherKits, inCart.get(materialNo) ?? NO_QUANTITY);
        stockMap.set(materialNo, { atpQuantity, quantityInCart, isStatus11Or12 });
      }
      return [id, { stockLabel: kitStockLabel(items, stockMap), stockMap }];
    }),
  );
};
