import type { OrderValidation, OrderValidationSummary, ValidationPriceSummary } from '@grossist/contracts';
import { type Locale, MARKETS, type Market, moneyOf, moneyToNumber } from '@grossist/domain';
import type { StoredCounts, StoredFault, StoredOrderDocument, StoredPriceSummary } from '../../../db/index.ts';
import type { PartRow } from '../placing/parts.ts';
import type { FoundValidation, ListedValidation, ShownValidation } from '../queries/validations.ts';
import { wordsFor } from './present-line.ts';

type Format = OrderValidation['Document']['Format'];

const NO_COUNTS: StoredCounts = { match: 0, multipleMatches: 0, difference: 0, outOfStock: 0, notFound: 0, removed: 0 };

export const marketOf = ({ company_market: market, market: noted }: ShownValidation): Market =>
  market ?? MARKETS.find((each) => each === noted) ?? 'DK';

const presentSummary = (
  summary: StoredPriceSummary,
  { total: documentTotal, currency }: StoredOrderDocument,
  row: ShownValidation,
  locale: Locale,
): ValidationPriceSummary => {
  const words = wordsFor(locale, marketOf(row), summary.currency);
  const amount = (decimal: string) => moneyToNumber(moneyOf(decimal));
  const text = (decimal: string) => words.amount(moneyOf(decimal));
  const isComparable = documentTotal !== null && currency === summary.currency;
  return {
    // Written by this very area.
    Currency: summary.currency as ValidationPriceSummary['Currency'],
    SubTotal: amount(summary.subTotal),
    SubTotalStr: text(summary.subTotal),
    Duties: amount(summary.duties),
    DutiesStr: text(summary.duties),
    FreightCost: amount(summary.freight),
    FreightCostStr: text(summary.freight),
    Vat: amount(summary.vat),
    VatStr: text(summary.vat),
    VatPercent: summary.vatPercent,
    Total: amount(summary.total),
    TotalStr: text(summary.total),
    DocumentTotal: isComparable ? amount(documentTotal) : null,
    DocumentTotalStr: isComparable ? text(documentTotal) : '',
    LineCount: summary.lineCount,
    PricedAt: summary.pricedAt,
  };
};

export const presentFault = ({ line, segment, name, severity, code, text, values }: StoredFault) => ({
  Line: line,
  Segment: segment,
  Name: name,
  Severity: severity,
  Code: code,
  Values: values === undefined ? null : { ...values },
  Text: text,
});

const presentCustomer = (row: ShownValidation): OrderValidation['Customer'] =>
  row.account_id === null || row.contact_id === null
    ? null
    : {
        AccountId: row.account_id,
        SoldTo: row.sold_to,
        AccountName: row.account_name ?? '',
        CompanyNumber: row.company_number,
        CompanyName: row.company_name ?? '',
        Market: marketOf(row),
        Currency: row.currency ?? 'EUR',
        ContactId: row.contact_id,
        ContactName: row.contact_name ?? '',
        ContactEmail: row.contact_email ?? '',
        FoundBy: row.found_by as NonNullable<OrderValidation['Customer']>['FoundBy'],
      };

const addressText = ({ address, contactName = '', contactPhone = '' }: StoredOrderDocument): string =>
  address === null
    ? ''
    : [
        address.name,
        address.street,
        `${address.postalCode} ${address.city}`,
        address.country,
        contactName,
        contactPhone,
      ]
        .filter((part) => part !== '')
        .join(', ');

const presentParts = ({ row, parts, left }: FoundValidation) => {
  const isPlaced = ({ order_id: orderId }: PartRow): boolean => orderId !== null;
  const underWay = row.state === 'placing' ? parts.find((part) => !isPlaced(part)) : undefined;
  const placed = parts.filter(isPlaced);
  return {
    OrderedCount: placed.reduce((sum, part) => sum + part.line_count, 0),
    NextPartCount: underWay?.line_count ?? left.next,
    PartsLeft: left.parts + (underWay === undefined ? 0 : 1),
    Parts: placed.map((part) => ({
      Part: part.part,
      OrderId: part.order_id ?? '',
      SalesOrderId: part.sales_order_id,
      LineCount: part.line_count,
      PlacedAt: part.placed_at?.toISOString() ?? null,
    })),
  };
};

const presentWhole = ({ row, earlier }: FoundValidation, locale: Locale) => ({
  ValidationId: row.id,
  Version: row.version,
  State: row.state,
  CreatedAt: row.created_at.toISOString(),
  CreatedBy: row.created_by_name ?? '',
  Document: {
    FileName: row.file_name,
    Format: row.format as Format,
    OrderNumber: row.order_number,
    OrderDate: row.document.orderDate,
    Reference: row.document.reference,
    Project: row.document.project,
    Note: row.document.note,
    Currency: row.document.currency,
    BuyerName: row.document.buyerName,
    BuyerNumber: row.document.buyerNumber,
    BuyerGln: row.document.buyerGln,
    BuyerVatNumber: row.document.buyerVatNumber,
    DeliveryAddress: addressText(row.document),
    DeliveryDate: row.document.deliveryDate,
  },
  Faults: row.faults.map(presentFault),
  Customer: presentCustomer(row),
  Counts: { ...NO_COUNTS, ...row.counts },
  OrderableCount: row.orderable_count,
  PriceSummary: row.price_summary && presentSummary(row.price_summary, row.document, row, locale),
  IsPriceMissing: row.is_price_missing,
  Earlier: earlier.map((each) => ({
    ValidationId: each.id,
    State: each.state,
    CreatedAt: each.created_at.toISOString(),
    CreatedBy: each.created_by_name ?? '',
    SalesOrderId: each.sales_order_id,
  })),
  OrderId: row.order_id,
  SalesOrderId: row.sales_order_id,
});

export const presentValidation = (found: FoundValidation, locale: Locale): OrderValidation => ({
  ...presentWhole(found, locale),
  ...presentParts(found),
});

export const presentListed = (row: ListedValidation, locale: Locale): OrderValidationSummary => ({
  ValidationId: row.id,
  State: row.state,
  CreatedAt: row.created_at.toISOString(),
  CreatedBy: row.created_by_name ?? '',
  FileName: row.file_name,
  Format: row.format as Format,
  OrderNumber: row.order_number,
  SoldTo: row.sold_to,
  AccountName: row.account_name ?? '',
  CompanyNumber: row.company_number,
  CompanyName: row.company_name ?? '',
  ContactId: row.contact_id,
  ContactName: row.contact_name ?? '',
  Vendors: (row.vendor_names ?? []).map(({ code, name }) => ({ Code: code, Name: name })),
  LineCount: row.line_count,
  Counts: { ...NO_COUNTS, ...row.counts },
  FaultCount: row.fault_count,
  TotalStr:
    row.price_summary === null
      ? ''
      : wordsFor(locale, marketOf(row), row.price_summary.currency).amount(moneyOf(row.price_summary.total)),
  PartCount: row.part_count,
  OrderId: row.order_id,
  SalesOrderId: row.sales_order_id,
  PlacedAt: row.placed_at?.toISOString() ?? null,
});
