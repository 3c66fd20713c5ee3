import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Ok } from '../shared/values.ts';
import { CustomerType, customerAsked, inArea } from './customers.ts';

export const SeenAs = z
  .object({
    customerId: Id.describe('Id of the company, account or user'),
    customerType: CustomerType,
    Name: z.string().describe('Name of the customer'),
  })
  .describe('A customer with whose assortments an assortment administrator looks at the shop');

export const seeShopAs = operation({
  ...inArea,
  call: 'own-asm-03',
  name: 'seeShopAs',
  summary: 'See the shop as a customer',
  description:
    "Shows the shop in this session with a customer's market and assortments, without prices, cart and orders, until it is ended.",
  failures: [404],
  method: 'POST',
  path: '/api/assortments/see-as',
  body: z.object(customerAsked),
  response: SeenAs,
});

export const stopSeeingShopAs = operation({
  ...inArea,
  call: 'own-asm-04',
  name: 'stopSeeingShopAs',
  summary: 'Stop seeing the shop as a customer',
  method: 'DELETE',
  path: '/api/assortments/see-as',
  response: Ok,
});
