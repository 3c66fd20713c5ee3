import type { Money, Quantity } from '@grossist/domain';

/** Unit price × quantity + cutting fee = amount; of a kit as one line only the amount. */
export interface ExportPrice {
  unitPrice: Money | undefined;
  per: Quantity | undefined;
  cuttingFee: Money;
  amount: Money;
}

/** A line of any of the lists, as sheets have it. What a list does not have is ''. */
export interface ExportLine {
  orderNumber: string;
  returnNumber: string;
  orderName: string;
  reference: string;
  projectNumber: string;
  soldTo: string;
  soldToName: string;
  /** Calendar date. */
  orderedOn: string;
  orderedBy: string;
  lineNumber: number;
  elNumber: string;
  hwsNumber: string;
  sapNumber: string;
  ean: string;
  name: string;
  type: string;
  supplier: string;
  quantity: Quantity;
  unit: string;
  note: string;
  additionalNote: string;
  accountingString1: string;
  accountingString2: string;
  /** In words. */
  status: string;
  reason: string;
  delivered: Quantity | undefined;
  backOrdered: Quantity | undefined;
  backOrderDate: string;
  currency: string;
  /** Absent for who may not see net prices, and in drafts. */
  price: ExportPrice | undefined;
}
