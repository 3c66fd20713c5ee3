import { z } from 'zod';
import { operation } from '../operation.ts';
import { flag, Id, Instant, MarketCode, Ok, SapMaterialNumber } from '../shared/values.ts';
import { CustomerType, customerAsked, inArea, language, searchText, tablePage, tablePaging } from './customers.ts';

export const AssortmentType = z
  .enum(['exclusive', 'limiting'])
  .describe(
    '`exclusive`: its materials are shown to its customers only; `limiting`: its customers see the materials of their assortments only',
  );

export const AssortmentRow = z
  .object({
    Id: Id.describe('Id of the assortment'),
    Code: z.string().describe('Code of the assortment in the ERP'),
    Name: z.string().describe('Name in the language asked for'),
    Type: AssortmentType,
    EntryCount: z.number().int().describe('Materials, products, suppliers and catalogue nodes that it names'),
    RelationCount: z.number().int().describe('Customers that are related to it'),
    RelationId: Id.nullable().describe('Relation to the customer asked about; null without one of its own'),
    InheritedFrom: CustomerType.nullable().describe(
      'Whether the customer has it by its company or account; null when it has not',
    ),
  })
  .describe('An assortment, and how the customer asked about is related to it');
export type AssortmentRow = z.infer<typeof AssortmentRow>;

export const getAssortments = operation({
  ...inArea,
  call: 'asm-06',
  name: 'getAssortments',
  summary: 'Assortments',
  description:
    'Returns assortments by name, all or by how a customer is related to them. 422 when `customerId` comes without `customerType` or the reverse, or when a filter that needs a customer comes without one.',
  failures: [404, 422],
  method: 'GET',
  path: '/api/assortments',
  query: z.object({
    language,
    customerId: Id.optional().describe('Customer whose relations are shown'),
    customerType: CustomerType.optional().describe('Type of the customer'),
    filteringType: z
      .enum(['all', 'included', 'excluded'])
      .default('all')
      .describe(
        'Inclusion filter: `included` are those that the customer has, itself or by its company or account, `excluded` the others',
      ),
    search: searchText,
    availableForRelationOnly: flag(false).describe('Only those to which the customer itself is not yet related'),
    ...tablePaging,
  }),
  response: tablePage(AssortmentRow),
});

export const getAssortment = operation({
  ...inArea,
  call: 'own-asm-06',
  name: 'getAssortment',
  summary: 'An assortment',
  failures: [404],
  method: 'GET',
  path: '/api/assortments/:id',
  params: z.object({ id: Id.describe('Id of the assortment') }),
  query: z.object({ language }),
  response: AssortmentRow,
});

export const AssortmentEffect = z
  .object({
    MaterialsOfMarket: z.number().int().describe("Materials that are sold in the customer's market"),
    VisibleBefore: z.number().int().describe('Of these, what the customer sees now'),
    VisibleAfter: z.number().int().describe('Of these, what the customer would see'),
    Hidden: z.number().int().describe('Materials that it sees now and would not see any more'),
    Shown: z.number().int().describe('Materials that it does not see now and would see'),
    UserCount: z.number().int().describe('Users whose view changes'),
    HiddenExamples: z.array(SapMaterialNumber).describe('SAP numbers of at most ten materials that would be hidden'),
    ShownExamples: z.array(SapMaterialNumber).describe('SAP numbers of at most ten materials that would be shown'),
  })
  .describe('What adding or removing a relation changes for its customer');
export type AssortmentEffect = z.infer<typeof AssortmentEffect>;

export const getAssortmentEffect = operation({
  ...inArea,
  call: 'own-asm-01',
  name: 'getAssortmentEffect',
  summary: 'The effect of a relation before it is saved',
  description:
    'Counts what a customer would see with the assortment added or removed. Of a company it is what its users see who have no assortments of their own, of a user what is seen on the first account.',
  failures: [404],
  method: 'GET',
  path: '/api/assortments/:id/effect',
  params: z.object({ id: Id.describe('Id of the assortment') }),
  query: z.object({
    ...customerAsked,
    change: z.enum(['add', 'remove']).describe('Whether the relation would be added or removed'),
  }),
  response: AssortmentEffect,
});

export const MaterialVisibility = z
  .object({
    MaterialNo: SapMaterialNumber,
    IsVisible: z.boolean().describe('Whether the customer sees it'),
    IsSoldInMarket: z.boolean().describe("Whether it is sold in the customer's market at all"),
    Reason: z
      .enum(['in-no-assortment', 'granted', 'not-granted', 'limited-to-others', 'not-sold'])
      .describe(
        '`in-no-assortment`: everybody sees it; `granted`: an assortment of the customer has it; `not-granted`: it is in exclusive assortments of others only; `limited-to-others`: the customer is limited to assortments that do not have it; `not-sold`: not sold in the market',
      ),
    Assortments: z
      .array(
        z.object({
          Id: Id.describe('Id of the assortment'),
          Code: z.string().describe('Code of the assortment'),
          Name: z.string().describe('Name of the assortment'),
          Type: AssortmentType,
          Targets: z
            .array(z.string())
            .describe(
              'Entries that have the material in it: "material:1000001", "product:P17", "supplier:ABB", "node:E011"',
            ),
          GrantedBy: CustomerType.nullable().describe(
            'Through whose relation the customer has it; null when it has not',
          ),
        }),
      )
      .describe('Assortments that have the material'),
  })
  .describe('Whether a customer sees a material, and why');
export type MaterialVisibility = z.infer<typeof MaterialVisibility>;

export const getMaterialVisibility = operation({
  ...inArea,
  call: 'own-asm-02',
  name: 'getMaterialVisibility',
  summary: 'Why a customer sees a material or not',
  failures: [404],
  method: 'GET',
  path: '/api/assortments/visibility',
  query: z.object({ ...customerAsked, language, materialNo: SapMaterialNumber }),
  response: MaterialVisibility,
});

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
