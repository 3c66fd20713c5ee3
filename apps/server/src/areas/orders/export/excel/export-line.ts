import type { Money, Quantity } from '@grossist/domain';

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
  price: { unitPrice: Money | undefined; per: Quantity | undefined; amount: Money } | undefined;
}
