import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CalendarDate, flag, Id, QuantityOut, SapMaterialNumber } from '../shared/values.ts';

export const KitItem = z
  .object({
    id: Id.describe('Id'),
    sapMaterialNumber: SapMaterialNumber.describe('SAP material number'),
    itemLocalMaterialName: z.string().describe('Name of the material'),
    itemArticleDisplayType: z
      .enum(['electrical', 'hot-water-supplies', 'both'])
      .describe('Trade that the number belongs to'),
    itemArticleDisplayNumber: z.string().describe('Number of the material in the trade'),
    itemEANNumberBuoM: z.string().describe('GTIN (EAN) of the material'),
    firstImageUrl: z.string().describe("Address of the picture; '' for none"),
    quantity: QuantityOut.describe('In one kit'),
    itemSalesUnit: z.string().describe('Sales unit'),
    netPrice: AmountOut.nullable().describe('Net price; null for callers who may not see net prices'),
    netPriceStr: z.string().describe('netPrice as text in the user’s language'),
    note: z.string().describe('Note on the line'),
    additionalNote: z.string().describe('Second note on the line'),
    lineNumber: z.number().int().nullable().describe('Number of its line in the order; null in carts'),
    stock: z
      .object({
        atpQuantity: QuantityOut.describe('Available stock'),
        stockLabel: z.enum(['Yellow', 'Green']).describe('Yellow when the cart holds more than is available'),
        exceededAmount: QuantityOut.describe('What is not covered'),
      })
      .nullable()
      .describe('Stock in carts; null for sent orders and while the ERP is unavailable'),
  })
  .describe("A material in a kit, in the trade's numbers");

export const KitLabel = z
  .object({
    headerDescription: z.string().describe('Name of the kit'),
    projectNumber: z.string().describe('Number of the project'),
    projectTitle: z.string().describe('Title of the project'),
    customerReference: z.string().describe("The customer's own reference"),
    orderName: z.string().describe('Name of the order'),
    salesOrderId: z.string().describe("'' before it is ordered"),
    deliveryDate: CalendarDate.nullable().describe('Day of delivery; null when none is set'),
    deliveredTo: z.string().describe('Where the goods go'),
    quantity: QuantityOut.describe('How many of the kit are packed: so many stickers'),
    barcodeNumber: z
      .string()
      .describe("Code 128: order number, a hyphen and the number of the kit's line; '' before it is ordered"),
    materials: z
      .array(
        z.object({
          number: z.string().describe('Number'),
          name: z.string().describe('Name'),
          quantity: QuantityOut.describe('Quantity in sales units'),
          salesUnit: z.string().describe('Sales unit'),
        }),
      )
      .describe('The materials of the kit'),
  })
  .describe('What the sticker on a packed kit shows');

export const KitDetails = z
  .object({
    kitId: Id.describe('Id of the kit'),
    orderType: z.enum(['draft', 'sent']).describe('List that the order belongs to'),
    headerDescription: z.string().describe('Name of the kit'),
    quantity: QuantityOut.describe('Quantity in sales units'),
    itemCount: z.number().int().describe('Number of materials in the kit'),
    items: z.array(KitItem).describe('The materials of the kit; empty without `loadOrderItems`'),
    netPrice: AmountOut.nullable().describe(
      'Of all its kits together; null for who may not see net prices, and in drafts',
    ),
    netPriceStr: z.string().describe('netPrice as text in the user’s language'),
    label: KitLabel,
  })
  .describe('A kit in a draft or in an order: what its Kit tab and its Label tab show');
export type KitDetails = z.infer<typeof KitDetails>;

export const kitOrderDetails = operation({
  call: 'ord-04',
  name: 'kitOrderDetails',
  area: 'orders',
  summary: 'A kit of an order',
  description: "A kit of an order on the user's own accounts.",
  method: 'GET',
  path: '/api/orders/kit-order-details',
  failures: [404],
  access: 'buyer',
  query: z.object({
    orderId: Id.describe('Id of the order'),
    kitId: Id.describe('Id of the kit'),
    loadOrderItems: flag(true).describe('Whether to include the materials of the kit'),
  }),
  response: KitDetails,
});

export const kitCartDetails = operation({
  call: 'ord-05',
  name: 'kitCartDetails',
  area: 'orders',
  summary: 'A kit of a cart',
  description: "A kit of one of the user's own carts.",
  method: 'GET',
  path: '/api/orders/kit-cart-details',
  failures: [404, 409],
  access: 'buyer',
  query: z.object({ cartId: Id.describe('Id of the cart'), kitId: Id.describe('Id of the kit') }),
  response: KitDetails,
});
