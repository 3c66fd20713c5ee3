import { createCreditCardOrder, creditCardOrderStatus, getCart } from '@grossist/contracts';
import { expect } from 'vitest';
import type { Client } from '../../running-shop/client.ts';
import { exchange } from '../../running-shop/exchange.ts';
import { eventually } from './eventually.ts';
import { fillCart, first, materialsSold, singly } from './people.ts';
import { shopAddress } from './shop-address.ts';

export interface FailedCharge {
  salesOrderId: string;
  /** From now on the card is not refused. */
  letCharge(): Promise<void>;
  /** Whether the money has been taken by now. */
  isTaken(): Promise<boolean>;
}

/** An order whose card is refused when it is charged, as the sandbox's button has it. */
export const aFailedCharge = async (buyer: Client): Promise<FailedCharge> => {
  await fillCart(buyer, [first(await materialsSold(buyer, singly))]);
  const { CartId } = await buyer.call(getCart, {});
  const { PaymentId, NetsRedirectUrl } = await buyer.call(createCreditCardOrder, { body: { Details: { CartId } } });
  if (PaymentId === null || NetsRedirectUrl === null) throw new Error('Nothing was begun');
  const page = new URL(new URL(NetsRedirectUrl).pathname, shopAddress());
  const press = async (act: string): Promise<void> => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await exchange(new URL(`${page.pathname}/${act}`, page), 'POST', form, '');
  };
  await press('pay-and-refuse-charge');
  const status = () => buyer.call(creditCardOrderStatus, { query: { paymentId: PaymentId } });
  await eventually(async () => (await status()).Status).toBe('confirmed');
  const { SalesOrderId } = await status();
  expect(SalesOrderId).not.toBeNull();
  return {
    salesOrderId: SalesOrderId ?? '',
    letCharge: () => press('let-charge'),
    isTaken: async () => (await exchange(page, 'GET', {}, undefined)).body.includes('has been taken'),
  };
};
