import type { Market } from '@grossist/domain';

/**
 * A supplier gives a material another number. The material stays what it is, with its SAP number, and whatever names it
 * (carts, orders, favourites) with it; it is still found by its former number.
 */
export interface MaterialRenumberingRecord {
  kind: 'material-renumbering';
  supplierCode: string;
  /** Its number so far. */
  supplierNumber: string;
  newSupplierNumber: string;
  /** Where the source is of one market, only materials sold there are meant. */
  market?: Market;
}
