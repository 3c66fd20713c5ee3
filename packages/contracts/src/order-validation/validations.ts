import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { CalendarDate, Id, MarketCode, pageNumber, pageSize, SapMaterialNumber, typedText } from '../shared/values.ts';
import {
  HowMany,
  LinePrice,
  LineVariation,
  LogScope,
  OrderValidationState,
  ValidatedLine,
  ValidatedLineStatus,
} from './validated-line.ts';
import { OrderValidation, OrderValidationSummary } from './validation.ts';

const ofValidation = z.object({ validationId: Id.describe('Id of the validation') });
const reading = { area: 'order-validation', access: 'support' } as const;

export const listOrderValidations = operation({
  ...reading,
  call: 'own-val-02',
  name: 'listOrderValidations',
  summary: 'Validations of orders, newest first',
  description: 'Validations, newest first.',
  method: 'GET',
  path: '/api/order-validations',
  failures: [404],
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(20).describe('Items of a page'),
    state: OrderValidationState.optional().describe('State'),
  }),
  response: z.object({
    Validations: z.array(OrderValidationSummary).describe('The validations'),
    Total: HowMany.describe('Total'),
  }),
});

export const getOrderValidation = operation({
  ...reading,
  call: 'own-val-03',
  name: 'getOrderValidation',
  summary: 'One validation of an order',
  description: 'One validation: document, faults, customer, counts and price summary.',
  method: 'GET',
  path: '/api/order-validations/:validationId',
  failures: [404],
  params: ofValidation,
  response: OrderValidation,
});

export const getOrderValidationLines = operation({
  ...reading,
  call: 'own-val-04',
  name: 'getOrderValidationLines',
  summary: 'The lines of a validation',
  description: 'Its lines in the order of the document.',
  method: 'GET',
  path: '/api/order-validations/:validationId/lines',
  failures: [404],
  params: ofValidation,
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(100).describe('Items of a page'),
    status: z
      .enum([...ValidatedLineStatus.options, 'removed'])
      .optional()
      .describe('Status'),
    search: typedText(100).default('').describe('In numbers and words of the document and of the chosen materials'),
  }),
  response: z.object({
    Lines: z.array(ValidatedLine).describe('The lines'),
    Total: HowMany.describe('Total'),
    Version: z
      .number()
      .int()
      .describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
});

export const getLineVariations = operation({
  ...reading,
  call: 'own-val-05',
  name: 'getLineVariations',
  summary: 'The materials a line may mean, priced',
  description:
    "The materials that a line may mean, or others that a search finds, with the customer's price and stock for the line's quantity; without prices while no customer is chosen or the ERP does not answer.",
  method: 'GET',
  path: '/api/order-validations/:validationId/lines/:orderLineId/variations',
  failures: [404],
  params: ofValidation.extend({ orderLineId: Id.describe('Id of the line') }),
  query: z.object({ search: typedText(100).default('').describe('Search text') }),
  response: z.object({
    Variations: z
      .array(
        LineVariation.extend({
          Price: LinePrice.nullable().describe(
            'Price and stock; null while no customer is chosen or the ERP is unavailable',
          ),
        }),
      )
      .describe('Variations'),
    IsPriceMissing: z.boolean().describe('Whether prices are missing because the ERP did not respond'),
  }),
});

export const CustomerToChoose = z
  .object({
    AccountId: Id.describe('Id of the sold-to account'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    AccountName: z.string().describe('Name of the account'),
    CompanyNumber: z.string().describe('Number of the company'),
    CompanyName: z.string().describe('Name of the company'),
    Market: MarketCode.describe('Market'),
    Contacts: z
      .array(
        z.object({
          ContactId: Id.describe('Id of the contact'),
          Name: z.string().describe('Name'),
          Email: z.string().describe('E-mail address'),
        }),
      )
      .describe('At most 20'),
  })
  .describe('A sold-to party that an order may be for, with those of its contacts who may order');
export type CustomerToChoose = z.infer<typeof CustomerToChoose>;

export const findCustomersToChoose = operation({
  ...reading,
  call: 'own-val-06',
  name: 'findCustomersToChoose',
  summary: 'Customers that an order may be for',
  description: "Accounts by number, name, company or a contact's mail address, at most 20.",
  method: 'GET',
  path: '/api/order-validations/customers',
  failures: [404],
  query: z.object({ search: typedText(100).default('').describe('Search text') }),
  response: z.object({ Customers: z.array(CustomerToChoose).describe('The customers found') }),
});

const paging = {
  page: z.number().int().min(1).max(100_000).default(1).describe('Number of the page, from 1'),
  pageSize: z.number().int().min(1).max(100).default(20).describe('Items of a page'),
};
const text = { textQuery: typedText(200).describe('Search text') };

export const LogSearch = z
  .discriminatedUnion('type', [
    z.object({
      type: z.enum(['SoldTo', 'CompanyNumber', 'ContactId', 'Vendor']).describe('URI of the kind of problem'),
      ...text,
      ...paging,
    }),
    z.object({
      type: z.literal('DateRange').describe('URI of the kind of problem'),
      fromDateQueryString: CalendarDate.describe('First day, inclusive'),
      toDateQueryString: CalendarDate.describe('Last day, inclusive'),
      ...paging,
    }),
  ])
  .describe(
    'What the log is searched by: one word, or the days between two, both included, of the market or UTC for all',
  );
export type LogSearch = z.infer<typeof LogSearch>;

export const searchValidationLog = operation({
  call: 'ord-12',
  name: 'searchValidationLog',
  area: 'order-validation',
  summary: 'The log of validations',
  description:
    'The log of validations, newest first. `{id}` is the market whose log it is ("DK"), or "all"; another answers 404. An empty `textQuery` finds everything; the number of an account or company and a contact\'s id (or mail address) are found from their beginning, vendors by code or name.',
  method: 'POST',
  path: '/api/internal/third-party-order-validation/logs/:id',
  failures: [404],
  access: 'support',
  changes: false,
  params: z.object({ id: typedText(40).min(1).describe('Id') }),
  body: LogSearch,
  response: z.object({
    Scope: LogScope,
    Entries: z.array(OrderValidationSummary).describe('The entries of this page, newest first'),
    Total: HowMany.describe('Total'),
  }),
});

export const ValidationState = z
  .object({
    ValidationId: Id.describe('Id of the validation'),
    Lines: z
      .array(
        z.object({
          OrderLineId: Id.describe('Id of the line'),
          ItemSAPMaterialNumber: SapMaterialNumber.nullish().describe('SAP material number'),
          Variations: z
            .array(
              z.object({
                ItemSAPMaterialNumber: SapMaterialNumber.describe('SAP material number'),
                IsSelected: z.boolean().describe('Whether it is selected'),
              }),
            )
            .max(50)
            .default([])
            .describe('Variations'),
        }),
      )
      .max(10_000)
      .optional()
      .describe('The lines that are wanted; absent: all of the validation. Those that it does not have are left out'),
    PriceSummary: z.unknown().optional().describe('Ignored: the server computes it'),
  })
  .describe('The validation as the page holds it');
export type ValidationState = z.infer<typeof ValidationState>;

export const exportOrderValidation = fileOperation({
  call: 'ord-11',
  name: 'exportOrderValidation',
  area: 'order-validation',
  summary: 'A validation as a workbook',
  description: "Has sheets of the document's lines, of what became of them, and of the sums.",
  method: 'POST',
  path: '/api/third-party-order-validation/excelExport',
  access: 'support',
  changes: false,
  mostBodyBytes: 4 * 1024 * 1024,
  body: ValidationState,
  failures: [404],
  file: {
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    description: 'A workbook (XLSX), named after the document',
    isAttachment: true,
  },
  response: FILE,
});
