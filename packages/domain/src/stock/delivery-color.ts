import type { Quantity } from '../decimal/index.ts';

/** As the wire spells it (`DeliveryColor`). */
export type DeliveryColor = 'Blue' | 'Green' | 'Yellow';

/** SAP's supply status: 11 is ordered from the supplier, 12 is made to order; absent is got from stock. */
export type SupplyStatus = '11' | '12';

/** ATP above 0 means available. Section 9. */
export const isAvailable = (atp: Quantity): boolean => atp > 0;

/** Colour and flag that tell a supply status: blue is 11, green with the flag is 12. Section 4, "Stock label". */
export const deliveryColorOf = (
  atp: Quantity,
  supplyStatus?: SupplyStatus,
): { color: DeliveryColor; isStatus12Product: boolean } => {
  if (supplyStatus === '11') return { color: 'Blue', isStatus12Product: false };
  if (supplyStatus === '12') return { color: 'Green', isStatus12Product: true };
  return { color: isAvailable(atp) ? 'Green' : 'Yellow', isStatus12Product: false };
};

/** The supply status that a colour and flag tell: the reverse of deliveryColorOf. */
export const supplyStatusOf = (color: DeliveryColor, isStatus12Product: boolean): SupplyStatus | undefined => {
  if (color === 'Blue') return '11';
  return color === 'Green' && isStatus12Product ? '12' : undefined;
};

export type DeliveryIndicator = 'blue' | 'green' | 'yellow';

/**
 * What the page shows: blue for what is got on order, even where some lies in stock, since its label is never green;
 * else green when ATP is above 0; else yellow. Section 4, "Delivery indicator".
 */
export const deliveryIndicator = (stock: {
  color?: DeliveryColor;
  isStatus12Product?: boolean;
  atp?: Quantity;
}): DeliveryIndicator => {
  if (stock.color === 'Blue' || stock.isStatus12Product) return 'blue';
  return stock.atp !== undefined && isAvailable(stock.atp) ? 'green' : 'yellow';
};
