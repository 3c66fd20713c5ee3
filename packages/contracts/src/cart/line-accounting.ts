import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Ok, typedText } from '../shared/values.ts';
import { lineKey } from './cart.ts';

const change = { area: 'cart', access: 'buyer', method: 'POST' } as const;
const MOST = 2000;

export const AccountingString = typedText(60).describe('Number of a project or task of the customer');

const accountingStrings = z.object({
  ...lineKey,
  AccountingString1: AccountingString,
  AccountingString2: AccountingString,
});

export const changeAccountingStrings = operation({
  ...change,
  call: 'cart-20',
  name: 'changeAccountingStrings',
  summary: 'Change the accounting strings of a line',
  path: '/api/cart/changeAccountingStrings',
  failures: [404, 409, 422],
  body: accountingStrings,
  response: Ok,
});

export const changeAccountingStringsForProducts = operation({
  ...change,
  call: 'cart-21',
  name: 'changeAccountingStringsForProducts',
  summary: 'Change the accounting strings of many lines',
  path: '/api/cart/changeAccountingStringsForProducts',
  failures: [404, 409, 422],
  body: z.array(accountingStrings).min(1).max(MOST),
  response: Ok,
});

export const changeDirectDeliveryForProducts = operation({
  ...change,
  call: 'cart-22',
  name: 'changeDirectDeliveryForProducts',
  summary: 'Have lines delivered directly by the supplier',
  description: 'Only a material that the supplier delivers itself may be delivered directly.',
  path: '/api/cart/changeDirectDeliveryForProducts',
  failures: [404, 409, 422],
  body: z
    .array(
      z.object({
        CartItemId: Id.describe('Id of the cart line'),
        IsDirectDeliveryProduct: z.boolean().describe('Whether the supplier delivers the material directly'),
      }),
    )
    .min(1)
    .max(MOST),
  response: Ok,
});
