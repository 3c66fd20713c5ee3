import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, MarketCode, pageNumber, pageSize, typedText } from '../shared/values.ts';
import { LinePrice, LineVariation, ValidatedLine } from './validated-line.ts';
import { OrderValidation, OrderValidationSummary } from './validation.ts';
import { HowMany, OrderValidationState, ValidatedLineStatus } from './values.ts';

const ofValidation = z.object({ validationId: Id });
const reading = { area: 'order-validation', access: 'support' } as const;

/** Validations, newest first. [own-val-02] */
export const listOrderValidations = operation({
  ...reading,
  call: 'own-val-02',
  name: 'listOrderValidations',
  summary: 'Validations of orders, newest first',
  method: 'GET',
  path: '/api/order-validations',
  query: z.object({ page: pageNumber, pageSize: pageSize(20), state: OrderValidationState.optional() }),
  response: z.object({ Validations: z.array(OrderValidationSummary), Total: HowMany }),
});

/** One validation: document, faults, customer, counts and price summary. [own-val-03] */
export const getOrderValidation = operation({
  ...reading,
  call: 'own-val-03',
  name: 'getOrderValidation',
  summary: 'One validation of an order',
  method: 'GET',
  path: '/api/order-validations/:validationId',
  params: ofValidation,
  response: OrderValidation,
});

/** Its lines in the order of the document. [own-val-04] */
export const getOrderValidationLines = operation({
  ...reading,
  call: 'own-val-04',
  name: 'getOrderValidationLines',
  summary: 'The lines of a validation',
  method: 'GET',
  path: '/api/order-validations/:validationId/lines',
  params: ofValidation,
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(100),
    status: z.enum([...ValidatedLineStatus.options, 'removed']).optional(),
    /** In numbers and words of the document and of the chosen materials. */
    search: typedText(100).default(''),
  }),
  response: z.object({ Lines: z.array(ValidatedLine), Total: HowMany, Version: z.number().int() }),
});

/**
 * The materials that a line may mean, or others that a search finds, with the customer's price and stock for the line's
 * quantity; without prices while no customer is chosen or the ERP does not answer. [own-val-05]
 */
export const getLineVariations = operation({
  ...reading,
  call: 'own-val-05',
  name: 'getLineVariations',
  summary: 'The materials a line may mean, priced',
  method: 'GET',
  path: '/api/order-validations/:validationId/lines/:orderLineId/variations',
  params: ofValidation.extend({ orderLineId: Id }),
  query: z.object({ search: typedText(100).default('') }),
  response: z.object({
    Variations: z.array(LineVariation.extend({ Price: LinePrice.nullable() })),
    IsPriceMissing: z.boolean(),
  }),
});

/** A sold-to party that an order may be for, with those of its contacts who may order. */
export const CustomerToChoose = z.object({
  AccountId: Id,
  SoldTo: z.string(),
  AccountName: z.string(),
  CompanyNumber: z.string(),
  CompanyName: z.string(),
  Market: MarketCode,
  /** At most 20. */
  Contacts: z.array(z.object({ ContactId: Id, Name: z.string(), Email: z.string() })),
});
export type CustomerToChoose = z.infer<typeof CustomerToChoose>;

/** Accounts by number, name, company or a contact's mail address, at most 20. [own-val-06] */
export const findCustomersToChoose = operation({
  ...reading,
  call: 'own-val-06',
  name: 'findCustomersToChoose',
  summary: 'Customers that an order may be for',
  method: 'GET',
  path: '/api/order-validations/customers',
  query: z.object({ search: typedText(100).default('') }),
  response: z.object({ Customers: z.array(CustomerToChoose) }),
});
