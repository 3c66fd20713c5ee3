import type { Market } from '@grossist/domain';
import type { SapAccess } from './odata/access.ts';

/** Where a market's orders are sold: "1000/10/00". */
export interface SalesArea {
  organization: string;
  channel: string;
  division: string;
}

export interface SapSettings extends SapAccess {
  /** Markets without one are not sold through SAP. */
  areas: Readonly<Partial<Record<Market, SalesArea>>>;
  /** SAP's units by those of the catalogue, { PCE: 'PC' }; one that is missing is sent as it is. */
  units: Readonly<Record<string, string>>;
  /** The condition type as which the shop's price is sent; undefined: SAP prices by itself. */
  priceCondition: string | undefined;
  /** Text types of header and items under which notes are sent. */
  textIds: { header: string; item: string };
}
