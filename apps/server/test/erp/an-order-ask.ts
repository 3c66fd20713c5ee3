import { quantityOf } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { OrderAsk, OrderLineAsk } from '../../src/gateways/erp/port.ts';
import type { Material } from '../support/a-material.ts';
import { aCustomer } from './contract/under-test.ts';

export type AskedLine = Omit<OrderLineAsk, 'lineNumber'>;

/** A line of an order, an ordinary purchase by default. */
export const orderLine = (
  material: Material,
  quantity: string | number,
  traits: Partial<OrderLineAsk> = {},
): AskedLine => ({
  sapMaterialNumber: material.sapMaterialNumber,
  quantity: quantityOf(quantity),
  isOnClearanceSale: false,
  ...traits,
});

/** A request to take an order with lines 10, 20, 30 …, by default sent by route. */
export const anOrderAsk = (lines: readonly AskedLine[], traits: Partial<OrderAsk> = {}): OrderAsk => ({
  orderId: uuidv7(),
  customer: aCustomer(),
  orderType: 'ZOR',
  deliveryType: 'normal',
  isPickup: false,
  lines: lines.map((asked, index) => ({ ...asked, lineNumber: (index + 1) * 10 })),
  ...traits,
});
