import type { Quantity } from '@grossist/domain';

export type RefusalCode =
  | 'blocked'
  | 'not-in-market'
  | 'clearance-stock'
  | 'phased-out-stock'
  | 'fastbox-stock'
  | 'pickup-stock'
  | 'remnant-stock'
  | 'no-price'
  | 'delivery-date';

/** A line that keeps an order from being taken, and why. */
export interface LineRefusal {
  lineId: string;
  sapMaterialNumber: string;
  code: RefusalCode;
  available: Quantity | undefined;
}

/** Thrown inside the order's transaction, so that nothing of it stays; told to the buyer line by line. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
  constructor(readonly lines: readonly LineRefusal[]) {
    super('The order was refused');
  }
}
