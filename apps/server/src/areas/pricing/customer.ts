import type { ErpCustomer } from '../../gateways/erp/port.ts';
import type { Buyer } from '../identity/index.ts';

/** The sold-to party whose prices a buyer sees. */
export const customerOf = ({ account, market }: Buyer): ErpCustomer => ({
  soldTo: account.soldTo,
  market,
  currency: account.currency,
  customerGroup: account.customerGroup,
  plant: account.plant,
});
