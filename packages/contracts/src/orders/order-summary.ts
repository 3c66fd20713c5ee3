import { z } from 'zod';
import { DeliveryType } from '../cart/cart.ts';
import { AmountOut, CalendarDate, CurrencyCode, Id, Instant } from '../shared/values.ts';

export const OrderStatus = z
  .enum(['ordered', 'confirmed', 'back-ordered', 'picked', 'on-the-way', 'partly-delivered', 'delivered', 'returned'])
  .describe('Status of an order as a whole, as the ERP last reported it');

export const ReturnStatus = z.enum(['requested', 'received', 'credited', 'refused']).describe('How far a return is');

export const ReturnReason = z
  .enum(['wrong-item', 'too-many', 'damaged', 'defective', 'not-needed', 'other'])
  .describe('Why goods go back');

export const OrderSummary = z
  .object({
    OrderId: Id.describe('Id of the order'),
    SalesOrderId: z.string().describe("Number of the sales order; null or '' before it is placed"),
    OrderType: z.enum(['ZOR', 'ZFB', 'ZSO']).describe('Type of the order: ZOR normal, ZFB express box, ZSO smart kit'),
    Name: z.string().describe('Name of the order'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    SoldToName: z.string().describe('Name of the sold-to account'),
    ProjectNumber: z.string().describe("Number of the project; '' for none"),
    CustomerReference: z.string().describe("The customer's own reference"),
    OrderedBy: z.string().describe('Name of the person who ordered'),
    OrderedAt: Instant.describe('When the order was placed'),
    DeliveryDate: CalendarDate.nullable().describe('Day of delivery; null when none is set or known'),
    DeliveryType,
    LineCount: z.number().int().describe('Number of lines'),
    HasBackOrder: z.boolean().describe('Whether stock did not cover it when it was ordered'),
    Status: OrderStatus.describe('Status of the order as a whole'),
    BackOrderLineCount: z.number().int().describe('Lines of which something is still owed'),
    NextBackOrderDate: CalendarDate.nullable().describe(
      'First day on which a back-ordered line is expected; null when unknown',
    ),
    BackOrderDates: z
      .array(
        z.object({
          Kind: z
            .enum(['expected', 'by', 'unknown'])
            .describe('Expected on the date; of several dates the last; or the date is unknown'),
          Date: CalendarDate.nullable().describe('The date; null exactly when it is unknown'),
          LineCount: z.number().int().describe('Number of lines that come then'),
        }),
      )
      .describe('When back-ordered lines come, each line once: at most four dates, then the lines without a date'),
    Source: z.enum(['shop', 'card', 'punchout', 'support']).describe('Where it came from'),
    PaymentMethod: z.enum(['invoice', 'card']).describe('How the order is paid'),
    Currency: CurrencyCode.describe('Currency of the amounts'),
    Total: AmountOut.nullable().describe('Net, with VAT; null for who may not see net prices'),
    TotalStr: z.string().describe('Total as text in the user’s language'),
  })
  .describe('A sent order as lists show it');
export type OrderSummary = z.infer<typeof OrderSummary>;

export const DraftSummary = z
  .object({
    CartId: Id.describe('Id of the cart'),
    Name: z.string().describe('Name of the draft'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    SoldToName: z.string().describe('Name of the sold-to account'),
    ProjectNumber: z.string().describe("Number of the project; '' for none"),
    CustomerReference: z.string().describe("The customer's own reference"),
    DeliveryType,
    DeliveryDate: CalendarDate.nullable().describe('Day of delivery; null when none is set or known'),
    LineCount: z.number().int().describe('Number of lines'),
    LastChanged: Instant.describe('When it was last changed'),
    IsActive: z.boolean().describe('Whether it is the active one'),
    IsReady: z.boolean().describe('Whether the cart was marked as ready to be ordered'),
  })
  .describe("A draft as the overview lists it: the user's own alone");
export type DraftSummary = z.infer<typeof DraftSummary>;

export const ReturnSummary = z
  .object({
    ReturnOrderId: Id.describe('Id of the return'),
    ReturnNumber: z.string().describe('Number of the return'),
    Status: ReturnStatus,
    OrderId: Id.describe('Id of the order'),
    SalesOrderId: z.string().describe("Number of the sales order; null or '' before it is placed"),
    Name: z.string().describe('Name of the order'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    SoldToName: z.string().describe('Name of the sold-to account'),
    ProjectNumber: z.string().describe("Number of the project; '' for none"),
    CustomerReference: z.string().describe("The customer's own reference"),
    ReturnedBy: z.string().describe('Name of the person who returned the goods'),
    ReturnedAt: Instant.describe('When the return was requested'),
    Reasons: z.array(ReturnReason).describe('Reasons of the lines'),
    LineCount: z.number().int().describe('Number of lines'),
    Currency: CurrencyCode.describe('Currency of the amounts'),
    Total: AmountOut.nullable().describe('What its lines cost net, without VAT; null for who may not see net prices'),
    TotalStr: z.string().describe('Total as text in the user’s language'),
  })
  .describe('What goes back of an order');
export type ReturnSummary = z.infer<typeof ReturnSummary>;
