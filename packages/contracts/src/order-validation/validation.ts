import { z } from 'zod';
import { AmountOut, CalendarDate, CurrencyCode, Id, Instant, MarketCode } from '../shared/values.ts';
import { HowMany, IncomingFormat, OrderValidationState, ValidatedLineCounts } from './values.ts';

/** What is wrong with the document, by its place: a line of the file or, of EDIFACT, a segment. */
export const OrderDocumentFault = z.object({
  /** Counted from 1; null for the document as a whole. */
  Line: z.number().int().nullable(),
  Segment: z.number().int().nullable(),
  /** Element, segment or column in the document's own words; '' when none is meant. */
  Name: z.string(),
  /** `lost`: cost the document a line; `noted`: worth knowing. */
  Severity: z.enum(['lost', 'noted']),
  /** Stable: "quantity", "ambiguous". */
  Code: z.string(),
  /**
   * What the code is about, to be told in any language: the `value` as it was written, the `most` that may be. Null for
   * faults of earlier days, which only `Text` tells.
   */
  Values: z.record(z.string(), z.string()).nullable(),
  /** The same in English, for logs and callers that know no codes. */
  Text: z.string(),
});
export type OrderDocumentFault = z.infer<typeof OrderDocumentFault>;

/** Why a customer was guessed, the surest first; `hand`: somebody chose it. */
export const CustomerFoundBy = z.enum(['hand', 'number', 'gln', 'vat', 'registration', 'endpoint', 'email', 'name']);
export type CustomerFoundBy = z.infer<typeof CustomerFoundBy>;

/** The sold-to party that an order is for, and the contact in whose name it is placed. */
export const ValidatedCustomer = z.object({
  AccountId: Id,
  SoldTo: z.string(),
  AccountName: z.string(),
  CompanyNumber: z.string(),
  CompanyName: z.string(),
  Market: MarketCode,
  Currency: CurrencyCode,
  ContactId: Id,
  ContactName: z.string(),
  ContactEmail: z.string(),
  FoundBy: CustomerFoundBy,
});
export type ValidatedCustomer = z.infer<typeof ValidatedCustomer>;

/** Section 3, "PriceSummary": what the lines that would be ordered cost the customer. SubTotal + … + Vat = Total. */
export const ValidationPriceSummary = z.object({
  Currency: CurrencyCode,
  SubTotal: AmountOut,
  SubTotalStr: z.string(),
  Duties: AmountOut,
  DutiesStr: z.string(),
  FreightCost: AmountOut,
  FreightCostStr: z.string(),
  Vat: AmountOut,
  VatStr: z.string(),
  VatPercent: z.number(),
  Total: AmountOut,
  TotalStr: z.string(),
  /** What the document itself comes to, as far as it tells; null when it tells nothing. */
  DocumentTotal: AmountOut.nullable(),
  DocumentTotalStr: z.string(),
  LineCount: HowMany,
  PricedAt: Instant,
});
export type ValidationPriceSummary = z.infer<typeof ValidationPriceSummary>;

/** What the document tells of the order as a whole; '' for what it does not. */
export const ValidatedDocument = z.object({
  FileName: z.string(),
  Format: IncomingFormat,
  OrderNumber: z.string(),
  OrderDate: z.string(),
  Reference: z.string(),
  Project: z.string(),
  Note: z.string(),
  Currency: z.string(),
  BuyerName: z.string(),
  BuyerNumber: z.string(),
  BuyerGln: z.string(),
  BuyerVatNumber: z.string(),
  DeliveryAddress: z.string(),
  DeliveryDate: CalendarDate.nullable(),
});

/** Another validation of the same file or of the same order of this customer. */
export const EarlierValidation = z.object({
  ValidationId: Id,
  State: OrderValidationState,
  CreatedAt: Instant,
  CreatedBy: z.string(),
  SalesOrderId: z.string(),
});

/** One order of ours that lines of a document became; a document of many lines is ordered in several. */
export const ValidationPart = z.object({
  /** From 1. */
  Part: z.number().int(),
  OrderId: Id,
  SalesOrderId: z.string(),
  LineCount: HowMany,
  PlacedAt: Instant.nullable(),
});
export type ValidationPart = z.infer<typeof ValidationPart>;

/** An order of a customer's system as it is being validated, without its lines. */
export const OrderValidation = z.object({
  ValidationId: Id,
  /** Grows with each change; a change names the one it saw (409). */
  Version: z.number().int(),
  State: OrderValidationState,
  CreatedAt: Instant,
  CreatedBy: z.string(),
  Document: ValidatedDocument,
  Faults: z.array(OrderDocumentFault),
  Customer: ValidatedCustomer.nullable(),
  Counts: ValidatedLineCounts,
  /** How many lines would be ordered as they stand, beside those that are ordered. */
  OrderableCount: HowMany,
  /** How many lines are ordered, in the parts that are placed. */
  OrderedCount: HowMany,
  /** How many of the orderable lines the next order takes; fewer than all of them: it is ordered in parts. */
  NextPartCount: HowMany,
  /** How many orders all that is orderable takes, beside those that are placed. */
  PartsLeft: HowMany,
  Parts: z.array(ValidationPart),
  /** Null when nothing can be ordered, no customer is chosen or the ERP did not answer. */
  PriceSummary: ValidationPriceSummary.nullable(),
  /** The ERP did not answer: prices and stock are missing, and are to be asked for anew. */
  IsPriceMissing: z.boolean(),
  Earlier: z.array(EarlierValidation),
  /** The first order of ours, where there are several. */
  OrderId: Id.nullable(),
  SalesOrderId: z.string(),
});
export type OrderValidation = z.infer<typeof OrderValidation>;

/** One line of a list of validations and of the log. */
export const OrderValidationSummary = z.object({
  ValidationId: Id,
  State: OrderValidationState,
  CreatedAt: Instant,
  CreatedBy: z.string(),
  FileName: z.string(),
  Format: IncomingFormat,
  /** The customer's own. */
  OrderNumber: z.string(),
  SoldTo: z.string(),
  AccountName: z.string(),
  CompanyNumber: z.string(),
  CompanyName: z.string(),
  ContactId: Id.nullable(),
  ContactName: z.string(),
  /** Suppliers of the chosen materials, at most 20. */
  Vendors: z.array(z.object({ Code: z.string(), Name: z.string() })),
  LineCount: HowMany,
  Counts: ValidatedLineCounts,
  FaultCount: HowMany,
  TotalStr: z.string(),
  /** Orders of ours that it became. */
  PartCount: HowMany,
  OrderId: Id.nullable(),
  SalesOrderId: z.string(),
  PlacedAt: Instant.nullable(),
});
export type OrderValidationSummary = z.infer<typeof OrderValidationSummary>;
