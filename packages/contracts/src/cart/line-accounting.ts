import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Ok, typedText } from '../shared/values.ts';
import { lineKey } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;
const MOST = 2000;

export const AccountingString = typedText(60);

const accountingStrings = z.object({
  ...lineKey,
  AccountingString1: AccountingString,
  AccountingString2: AccountingString,
});

/** [cart-20] */
export const changeAccountingStrings = operation({
  ...change,
  call: 'cart-20',
  name: 'changeAccountingStrings',
  summary: 'Change the accounting strings of a line',
  path: '/api/cart/changeAccountingStrings',
  body: accountingStrings,
  response: Ok,
});

/** [cart-21] */
export const changeAccountingStringsForProducts = operation({
  ...change,
  call: 'cart-21',
  name: 'changeAccountingStringsForProducts',
  summary: 'Change the accounting strings of many lines',
  path: '/api/cart/changeAccountingStringsForProducts',
  body: z.array(accountingStrings).min(1).max(MOST),
  response: Ok,
});

/** Only a material that the supplier delivers itself may be delivered directly. [cart-22] */
export const changeDirectDeliveryForProducts = operation({
  ...change,
  call: 'cart-22',
  name: 'changeDirectDeliveryForProducts',
  summary: 'Have lines delivered directly by the supplier',
  path: '/api/cart/changeDirectDeliveryForProducts',
  body: z
    .array(z.object({ CartItemId: Id, IsDirectDeliveryProduct: z.boolean() }))
    .min(1)
    .max(MOST),
  response: Ok,
});
