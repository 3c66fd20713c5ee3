import { type ErpCustomer, ErpDoesNotAnswer } from '../../gateways/erp/port.ts';
import { erpDoesNotAnswer } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';

/** The sold-to party whose prices a buyer sees. */
export const customerOf = ({ account, market }: Buyer): ErpCustomer => ({
  soldTo: account.soldTo,
  market,
  currency: account.currency,
  customerGroup: account.customerGroup,
  plant: account.plant,
});

/** Calls the ERP; reports an outage or timeout as 503 instead of an internal error. */
export const askErp = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof ErpDoesNotAnswer ? erpDoesNotAnswer() : error;
  }
};
