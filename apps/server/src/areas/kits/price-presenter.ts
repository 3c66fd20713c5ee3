import { kitItemLabel, quantityOf, quantityToNumber, type StockMapEntry } from '@grossist/domain';
import type { Buyer } from '../identity/index.ts';
import { presentKitPrice } from './presenter.ts';
import type { PricedItem } from './queries/price-kits.ts';

/** An item of a kit with its price and what is known of its stock. */
export const presentPricedItem = (
  { item, price, stock }: PricedItem,
  stockMap: ReadonlyMap<string, StockMapEntry> | undefined,
  buyer: Buyer,
) => {
  const quantity = quantityOf(item.quantity);
  const label = kitItemLabel(quantity, stockMap?.get(item.sap_material_number));
  return {
    ItemNumber: item.id,
    MaterialNo: item.sap_material_number,
    Quantity: quantityToNumber(quantity),
    Price: presentKitPrice(price, buyer),
    Stock: {
      AtpQuantity: quantityToNumber(stock.atpQuantity),
      IsStatus11: stock.isStatus11,
      IsStatus12: stock.isStatus12,
      StockLabel: label.stockLabel,
      ExceededAmount: quantityToNumber(label.exceededAmount),
    },
  };
};
