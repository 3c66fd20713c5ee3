import { describe } from 'vitest';
import { datesContract } from './contract/dates.ts';
import { kitsContract } from './contract/kits.ts';
import { ordersContract } from './contract/orders.ts';
import { pricesContract } from './contract/prices.ts';
import { returnsContract } from './contract/returns.ts';
import { slowOrDownContract } from './contract/slow-or-down.ts';
import { stockContract } from './contract/stock.ts';
import type { ErpUnderTest } from './contract/under-test.ts';

export type { ErpUnderTest } from './contract/under-test.ts';

/**
 * The contract of every ERP behind the port. Call it while tests are collected, with a database of
 * its own: its routes and closed days would be in the way of others.
 */
export const erpContract = (name: string, under: ErpUnderTest): void => {
  describe(name, () => {
    pricesContract(under);
    stockContract(under);
    datesContract(under);
    kitsContract(under);
    ordersContract(under);
    returnsContract(under);
    slowOrDownContract(under);
  });
};
