import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CalendarDate, flag, Id, QuantityOut, SapMaterialNumber } from '../shared/values.ts';

/** A material in a kit, in the trade's numbers. Names as section 3, "Kit item". */
export const KitItem = z.object({
  id: Id,
  sapMaterialNumber: SapMaterialNumber,
  itemLocalMaterialName: z.string(),
  itemArticleDisplayType: z.enum(['electrical', 'hot-water-supplies', 'both']),
  itemArticleDisplayNumber: z.string(),
  itemEANNumberBuoM: z.string(),
  firstImageUrl: z.string(),
  /** In one kit. */
  quantity: QuantityOut,
  itemSalesUnit: z.string(),
  netPrice: AmountOut.nullable(),
  netPriceStr: z.string(),
});

/** What the sticker on a packed kit shows. */
export const KitLabel = z.object({
  headerDescription: z.string(),
  projectNumber: z.string(),
  projectTitle: z.string(),
  customerReference: z.string(),
  orderName: z.string(),
  /** '' before it is ordered. */
  salesOrderId: z.string(),
  deliveryDate: CalendarDate.nullable(),
  deliveredTo: z.string(),
  /** How many of the kit are packed: so many stickers. */
  quantity: QuantityOut,
  /** Code 128: order number, a hyphen and the number of the kit's line; '' before it is ordered. */
  barcodeNumber: z.string(),
  materials: z.array(z.object({ number: z.string(), name: z.string(), quantity: QuantityOut, salesUnit: z.string() })),
});

/** A kit in a draft or in an order: what its Kit tab and its Label tab show. */
export const KitDetails = z.object({
  kitId: Id,
  orderType: z.enum(['draft', 'sent']),
  headerDescription: z.string(),
  quantity: QuantityOut,
  itemCount: z.number().int(),
  /** Empty unless they are asked for. */
  items: z.array(KitItem),
  /** Of all its kits together; null for who may not see net prices, and in drafts. */
  netPrice: AmountOut.nullable(),
  netPriceStr: z.string(),
  label: KitLabel,
});
export type KitDetails = z.infer<typeof KitDetails>;

/** A kit of an order on the user's own accounts. [ord-04] */
export const kitOrderDetails = operation({
  call: 'ord-04',
  name: 'kitOrderDetails',
  area: 'orders',
  summary: 'A kit of an order',
  method: 'GET',
  path: '/api/orders/kit-order-details',
  access: 'buyer',
  query: z.object({ orderId: Id, kitId: Id, loadOrderItems: flag(true) }),
  response: KitDetails,
});

/** A kit of one of the user's own carts. [ord-05] */
export const kitCartDetails = operation({
  call: 'ord-05',
  name: 'kitCartDetails',
  area: 'orders',
  summary: 'A kit of a cart',
  method: 'GET',
  path: '/api/orders/kit-cart-details',
  access: 'buyer',
  query: z.object({ cartId: Id, kitId: Id }),
  response: KitDetails,
});
