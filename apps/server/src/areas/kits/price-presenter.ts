import { type KitItemLabel, kitItemLabel, quantityOf, quantityToNumber, type StockMapEntry } from '@grossist/domain';
import type { Buyer } from '../identity/index.ts';
import { presentKitPrice } from './presenter.ts';
import type { PricedItem, PricedProjectMaterial } from './queries/price-kits.ts';

const presentStock = (stock: PricedItem['stock'], label: KitItemLabel) => ({
  AtpQuantity: quantityToNumber(stock.atpQuantity),
  IsStatus11: stock.isStatus11,
  IsStatus12: stock.isStatus12,
  StockLabel: label.stockLabel,
  ExceededAmount: quantityToNumber(label.exceededAmount),
});

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
    Stock: presentStock(stock, label),
  };
};

/** A material of a project over all of its kits, with its price and what is known of its stock. */
export const presentPricedMaterial = (
  { materialNo, quantity, price, stock, quantityInCart }: PricedProjectMaterial,
  buyer: Buyer,
) => ({
  MaterialNo: materialNo,
  Quantity: quantityToNumber(quantity),
  Price: presentKitPrice(price, buyer),
  Stock: presentStock(stock, kitItemLabel(quantity, { ...stock, quantityInCart })),
  QuantityInCart: quantityToNumber(quantityInCart),
});
