import { z } from 'zod';
import { DeliveryAddress } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import { AmountOut, CalendarDate, Id, Instant, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { OrderStatus, OrderSummary, ReturnStatus } from './order-summary.ts';

export const OrderLine = z
  .object({
    LineNumber: z.number().int().describe('Number of the line, from 1'),
    ParentLineNumber: z.number().int().nullable().describe("Of a kit's material: the line of the kit"),
    KitId: Id.nullable().describe("Of a kit's line and of its materials"),
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    Code: z.string().describe('Code of the variation, as in its address'),
    Name: z.string().describe("Of a kit's line the kit's name"),
    TypeDesignation: z.string().describe('Type designation, as printed on the material'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    Url: z.string().describe('Address of the page'),
    SalesUnit: z.string().describe('Sales unit'),
    Status: OrderStatus.describe('Status of the line'),
    Quantity: QuantityOut.describe('Quantity in sales units'),
    ConfirmedQuantity: QuantityOut.describe('Quantity that stock covers, in sales units'),
    BackOrderQuantity: QuantityOut.describe('Still owed; 0 once it has come'),
    BackOrderDate: CalendarDate.nullable().describe('Expected date of the back-ordered rest; null when unknown'),
    PickedQuantity: QuantityOut.describe('Quantity that was picked'),
    UnderwayQuantity: QuantityOut.describe('Quantity that is on its way'),
    DeliveredQuantity: QuantityOut.describe('Quantity that was delivered'),
    ReturnedQuantity: QuantityOut.describe('Of what was delivered; asked back and not refused'),
    ReturnableQuantity: QuantityOut.describe('What can still be given back: delivered, and not on its way back'),
    Note: z.string().describe('Note on the line'),
    AdditionalNote: z.string().describe('Second note on the line'),
    AccountingString1: z.string().describe("Project of the customer that the line is accounted on; '' for none"),
    AccountingString2: z.string().describe("Task of the project that the line is accounted on; '' for none"),
    IsOnClearanceSale: z.boolean().describe('Whether the line is sold as clearance goods'),
    UnitPriceStr: z.string().describe("UnitPrice as text in the user’s language; '' for a kit"),
    PerQuantity: QuantityOut.describe('Sales units that the unit prices apply to'),
    CuttingFeeStr: z
      .string()
      .describe("The part of the net price that is for cutting cable to length; '' where there is none"),
    NetPrice: AmountOut.nullable().describe(
      'Net price of the quantity, of a kit with its materials; null for callers who may not see net prices',
    ),
    NetPriceStr: z.string().describe('NetPrice as text in the user’s language'),
  })
  .describe('A line of a sent order');
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderDelivery = z
  .object({
    DeliveryId: z.string().describe('Number of the delivery'),
    Status: z.enum(['planned', 'picked', 'on-the-way', 'delivered']).describe('How far the delivery is'),
    Carrier: z.string().describe('Name of the carrier'),
    TrackingNumber: z.string().describe("Tracking number of the carrier; '' for none"),
    TrackingUrl: z.string().nullable().describe('Tracking page of the carrier; null for none'),
    PlannedDate: CalendarDate.nullable().describe('Planned day of delivery; null when unknown'),
    PickedAt: Instant.nullable().describe('When it was picked; null before'),
    ShippedAt: Instant.nullable().describe('When it was shipped; null before'),
    DeliveredAt: Instant.nullable().describe('When it was delivered; null before'),
    DeliveredTo: z.string().describe("Where it goes; '' when it is picked up"),
    Lines: z
      .array(
        z.object({
          LineNumber: z.number().int().describe('Number of the line, from 1'),
          Quantity: QuantityOut.describe('Quantity in sales units'),
        }),
      )
      .describe('The lines'),
  })
  .describe('What leaves the house together');
export type OrderDelivery = z.infer<typeof OrderDelivery>;

export const OrderStep = z
  .object({
    Step: z.enum(['ordered', 'confirmed', 'picked', 'on-the-way', 'delivered']).describe('Step'),
    At: Instant.nullable().describe('When this was reached'),
    IsReached: z.boolean().describe('Whether it was reached'),
    IsPartly: z.boolean().describe('Whether only a part of the order has reached this step'),
  })
  .describe('The way of an order: when the first of it reached a step, and whether all of it has');

export const OrderDocument = z
  .object({
    Kind: z.enum(['pdf', 'xlsx', 'ubl', 'efonelfo', 'json', 'delivery-note']).describe('Kind'),
    Name: z.string().describe("What it is called where its kind does not say enough: a delivery's number"),
    Url: z.string().describe('Address of the page'),
    FileName: z.string().describe('Name of the file'),
  })
  .describe('A file of the order, fetched by GET; with `downloadToken` a cookie reports the end of the download');

export const OrderDetails = OrderSummary.extend({
  Lines: z.array(OrderLine).describe('The lines'),
  Address: DeliveryAddress.nullable().describe('Where the order goes; null for pick-up'),
  ContactPerson: z.string().describe('Who is to be asked of the delivery'),
  ContactPhone: z.string().describe('Telephone number of the contact person'),
  Note: z
    .string()
    .describe("What the customer's own system wrote to the order as a whole; '' for orders of the shop's page"),
  SubTotalStr: z.string().describe('SubTotal as text in the user’s language'),
  DutiesStr: z.string().describe('Duties as text in the user’s language'),
  FreightCostStr: z.string().describe('FreightCost as text in the user’s language'),
  VatStr: z.string().describe('Vat as text in the user’s language'),
  VatPercent: z.number().describe('VAT rate in percent'),
  Progress: z.array(OrderStep).describe('The steps of the order'),
  Deliveries: z.array(OrderDelivery).describe('The deliveries of the order'),
  Documents: z.array(OrderDocument).describe('Documents'),
  Kits: z
    .array(
      z.object({
        KitId: Id.describe('Id of the kit'),
        Name: z.string().describe('Name'),
        Quantity: QuantityOut.describe('Quantity in sales units'),
      }),
    )
    .describe('The kits in it, each once'),
  Returns: z
    .array(
      z.object({
        ReturnOrderId: Id.describe('Id of the return'),
        ReturnNumber: z.string().describe('Number of the return'),
        Status: ReturnStatus,
        ReturnedAt: Instant.describe('When the return was requested'),
      }),
    )
    .describe('Returns of this order'),
  ConfirmationMailTo: z.string().describe("Where the confirmation was mailed to; '' when none was wanted"),
  TrackedAt: Instant.nullable().describe('When the ERP first reported deliveries; null before'),
  IsTrackingStale: z.boolean().describe('Whether the ERP is unavailable and its last known values are returned'),
}).describe('A sent order with lines, deliveries and documents');
export type OrderDetails = z.infer<typeof OrderDetails>;

export const getOrder = operation({
  call: 'own-ord-01',
  name: 'getOrder',
  area: 'orders',
  summary: 'One sent order with its lines, deliveries and documents',
  description: "One order on the user's own accounts; another company's answers 404.",
  method: 'GET',
  path: '/api/orders/:orderId',
  failures: [404],
  access: 'buyer',
  params: z.object({ orderId: Id.describe('Id of the order') }),
  response: OrderDetails,
});
