import { z } from 'zod';
import { AmountOut, CalendarDate, CurrencyCode, Id, Instant, MarketCode } from '../shared/values.ts';
import { HowMany, IncomingFormat, OrderValidationState, ValidatedLineCounts } from './validated-line.ts';

export const OrderDocumentFault = z
  .object({
    Line: z.number().int().nullable().describe('Counted from 1; null for the document as a whole'),
    Segment: z.number().int().nullable().describe('Number of the EDIFACT segment; null for other formats'),
    Name: z.string().describe("Element, segment or column in the document's own words; '' when none is meant"),
    Severity: z.enum(['lost', 'noted']).describe('`lost`: cost the document a line; `noted`: worth knowing'),
    Code: z.string().describe('Stable: "quantity", "ambiguous"'),
    Values: z
      .record(z.string(), z.string())
      .nullable()
      .describe(
        'Values for a text in any language: the `value` as it was written, the `most` that is allowed. Null for faults stored by earlier versions, which have `Text` alone',
      ),
    Text: z.string().describe('The same in English, for logs and callers that know no codes'),
  })
  .describe('What is wrong with the document, by its place: a line of the file or, of EDIFACT, a segment');
export type OrderDocumentFault = z.infer<typeof OrderDocumentFault>;

export const CustomerFoundBy = z
  .enum(['hand', 'number', 'gln', 'vat', 'registration', 'endpoint', 'email', 'name'])
  .describe('Why a customer was guessed, the surest first; `hand`: somebody chose it');
export type CustomerFoundBy = z.infer<typeof CustomerFoundBy>;

export const ValidatedCustomer = z
  .object({
    AccountId: Id.describe('Id of the sold-to account'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    AccountName: z.string().describe('Name of the account'),
    CompanyNumber: z.string().describe('Number of the company'),
    CompanyName: z.string().describe('Name of the company'),
    Market: MarketCode.describe('Market'),
    Currency: CurrencyCode.describe('Currency of the amounts'),
    ContactId: Id.describe('Id of the contact'),
    ContactName: z.string().describe('Name of the contact'),
    ContactEmail: z.string().describe('E-mail address of the contact'),
    FoundBy: CustomerFoundBy,
  })
  .describe('The sold-to party that an order is for, and the contact in whose name it is placed');
export type ValidatedCustomer = z.infer<typeof ValidatedCustomer>;

export const ValidationPriceSummary = z
  .object({
    Currency: CurrencyCode.describe('Currency of the amounts'),
    SubTotal: AmountOut.describe('Sum of the lines'),
    SubTotalStr: z.string().describe('SubTotal as text in the user’s language'),
    Duties: AmountOut.describe('Metal surcharges and other duties'),
    DutiesStr: z.string().describe('Duties as text in the user’s language'),
    FreightCost: AmountOut.describe('Freight'),
    FreightCostStr: z.string().describe('FreightCost as text in the user’s language'),
    Vat: AmountOut.describe('Value-added tax'),
    VatStr: z.string().describe('Vat as text in the user’s language'),
    VatPercent: z.number().describe('VAT rate in percent'),
    Total: AmountOut.describe('Total'),
    TotalStr: z.string().describe('Total as text in the user’s language'),
    DocumentTotal: AmountOut.nullable().describe(
      'What the document itself comes to, as far as it tells; null when it tells nothing',
    ),
    DocumentTotalStr: z.string().describe('DocumentTotal as text in the user’s language'),
    LineCount: HowMany.describe('Number of lines'),
    PricedAt: Instant.describe('When the prices were computed'),
  })
  .describe('Sums of the lines that would be ordered; SubTotal + … + Vat = Total');
export type ValidationPriceSummary = z.infer<typeof ValidationPriceSummary>;

export const ValidatedDocument = z
  .object({
    FileName: z.string().describe('Name of the file'),
    Format: IncomingFormat,
    OrderNumber: z.string().describe('Number of the order'),
    OrderDate: z.string().describe('Date of the order as the document writes it'),
    Reference: z.string().describe('Reference'),
    Project: z.string().describe('Project'),
    Note: z.string().describe('Note'),
    Currency: z.string().describe('Currency of the amounts'),
    BuyerName: z.string().describe('Name of the buyer'),
    BuyerNumber: z.string().describe('Number of the buyer'),
    BuyerGln: z.string().describe('Global location number of the buyer'),
    BuyerVatNumber: z.string().describe('VAT number of the buyer'),
    DeliveryAddress: z.string().describe('Delivery address'),
    DeliveryDate: CalendarDate.nullable().describe('Day of delivery; null when none is set or known'),
  })
  .describe("What the document tells of the order as a whole; '' for what it does not");

export const EarlierValidation = z
  .object({
    ValidationId: Id.describe('Id of the validation'),
    State: OrderValidationState,
    CreatedAt: Instant.describe('When it was created'),
    CreatedBy: z.string().describe('Who created it'),
    SalesOrderId: z.string().describe("Number of the sales order; null or '' before it is placed"),
  })
  .describe('Another validation of the same file or of the same order of this customer');

export const ValidationPart = z
  .object({
    Part: z.number().int().describe('From 1'),
    OrderId: Id.describe('Id of the order'),
    SalesOrderId: z.string().describe("Number of the sales order; null or '' before it is placed"),
    LineCount: HowMany.describe('Number of lines'),
    PlacedAt: Instant.nullable().describe('When the order was placed; null before'),
  })
  .describe('One order of ours that lines of a document became; a document of many lines is ordered in several');
export type ValidationPart = z.infer<typeof ValidationPart>;

export const OrderValidation = z
  .object({
    ValidationId: Id.describe('Id of the validation'),
    Version: z.number().int().describe('Grows with each change; a change names the one it saw (409)'),
    State: OrderValidationState,
    CreatedAt: Instant.describe('When it was created'),
    CreatedBy: z.string().describe('Who created it'),
    Document: ValidatedDocument,
    Faults: z.array(OrderDocumentFault).describe('What is wrong with the document'),
    Customer: ValidatedCustomer.nullable().describe('The customer of the order; null until one is chosen'),
    Counts: ValidatedLineCounts,
    OrderableCount: HowMany.describe('How many lines would be ordered as they stand, beside those that are ordered'),
    OrderedCount: HowMany.describe('How many lines are ordered, in the parts that are placed'),
    NextPartCount: HowMany.describe(
      'How many of the orderable lines the next order takes; fewer than all of them: it is ordered in parts',
    ),
    PartsLeft: HowMany.describe('How many orders all that is orderable takes, beside those that are placed'),
    Parts: z.array(ValidationPart).describe('The parts'),
    PriceSummary: ValidationPriceSummary.nullable().describe(
      'Null when nothing can be ordered, no customer is chosen or the ERP did not answer',
    ),
    IsPriceMissing: z
      .boolean()
      .describe('The ERP did not answer: prices and stock are missing, and have to be requested again'),
    Earlier: z.array(EarlierValidation).describe('Earlier validations of the same file or order'),
    OrderId: Id.nullable().describe('The first order of ours, where there are several'),
    SalesOrderId: z.string().describe("Number of the sales order; null or '' before it is placed"),
  })
  .describe("An order of a customer's system as it is being validated, without its lines");
export type OrderValidation = z.infer<typeof OrderValidation>;

export const OrderValidationSummary = z
  .object({
    ValidationId: Id.describe('Id of the validation'),
    State: OrderValidationState,
    CreatedAt: Instant.describe('When it was created'),
    CreatedBy: z.string().describe('Who created it'),
    FileName: z.string().describe('Name of the file'),
    Format: IncomingFormat,
    OrderNumber: z.string().describe("The customer's own"),
    SoldTo: z.string().describe('Number of the sold-to account'),
    AccountName: z.string().describe('Name of the account'),
    CompanyNumber: z.string().describe('Number of the company'),
    CompanyName: z.string().describe('Name of the company'),
    ContactId: Id.nullable().describe('Id of the contact'),
    ContactName: z.string().describe('Name of the contact'),
    Vendors: z
      .array(
        z.object({
          Code: z.string().describe('Code of the variation, as in its address'),
          Name: z.string().describe('Name'),
        }),
      )
      .describe('Suppliers of the chosen materials, at most 20'),
    LineCount: HowMany.describe('Number of lines'),
    Counts: ValidatedLineCounts,
    FaultCount: HowMany.describe('How many faults the document has'),
    TotalStr: z.string().describe('Total as text in the user’s language'),
    PartCount: HowMany.describe('Orders of ours that it became'),
    OrderId: Id.nullable().describe('Id of the order'),
    SalesOrderId: z.string().describe("Number of the sales order; null or '' before it is placed"),
    PlacedAt: Instant.nullable().describe('When the order was placed; null before'),
  })
  .describe('One line of a list of validations and of the log');
export type OrderValidationSummary = z.infer<typeof OrderValidationSummary>;
