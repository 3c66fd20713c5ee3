import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, MarketCode, Ok } from '../shared/values.ts';
import { CustomerType, customerAsked, inArea, searchText, tablePage, tablePaging } from './customers.ts';

export const AssortmentRelation = z
  .object({
    RelationId: Id.describe('Id of the relation'),
    assortmentId: Id.describe('Id of the assortment'),
    customerId: Id.describe('Id of the company, account or user'),
    customerType: CustomerType,
  })
  .describe('That a customer has an assortment; two relations are the same when all but the id match');
export type AssortmentRelation = z.infer<typeof AssortmentRelation>;

export const RelationRow = AssortmentRelation.extend({
  Id: Id.describe('Id of the row: that of the relation'),
  Number: z.string().describe("Company number, sold-to number, or a user's e-mail address"),
  Name: z.string().describe('Name of the customer'),
  CompanyName: z.string().describe('Name of its company'),
  Market: MarketCode,
  CreatedAt: Instant.describe('When the relation was made'),
}).describe('A relation of an assortment, with its customer');
export type RelationRow = z.infer<typeof RelationRow>;

export const getAssortmentRelations = operation({
  ...inArea,
  call: 'asm-07',
  name: 'getAssortmentRelations',
  summary: 'Customers of an assortment',
  description: 'Returns the customers that have an assortment: companies, then accounts, then users, each by name.',
  failures: [404],
  method: 'GET',
  path: '/api/assortments/:id/relations',
  params: z.object({ id: Id.describe('Id of the assortment') }),
  query: z.object({
    search: searchText,
    customerType: CustomerType.optional().describe('Customers of this type only'),
    ...tablePaging,
  }),
  response: tablePage(RelationRow),
});

export const addAssortmentRelation = operation({
  ...inArea,
  call: 'asm-08',
  name: 'addAssortmentRelation',
  summary: 'Give a customer an assortment',
  description:
    'Relates a customer to an assortment; returns the relation that is there when it is repeated. What the customer sees changes with the next request, and no order that this change forbids is accepted after the answer.',
  failures: [404],
  method: 'POST',
  path: '/api/assortments/:id/relations',
  params: z.object({ id: Id.describe('Id of the assortment') }),
  body: z.object(customerAsked),
  response: AssortmentRelation,
});

export const removeAssortmentRelation = operation({
  ...inArea,
  call: 'asm-09',
  name: 'removeAssortmentRelation',
  summary: 'Take an assortment from a customer',
  description: 'Removes a relation; 404 for one that is not there (any more).',
  failures: [404],
  method: 'DELETE',
  path: '/api/assortments/relations/:relationId',
  params: z.object({ relationId: Id.describe('Id of the relation') }),
  response: Ok,
});
