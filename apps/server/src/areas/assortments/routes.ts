import type { CustomerType } from '@grossist/contracts';
import * as calls from '@grossist/contracts';
import { type Language, type Locale, languageOf } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import { type Answer, answer, type Call, DONE } from '../../http/answer.ts';
import { breaksRule } from '../../http/failure.ts';
import { assortmentEffect } from './queries/assortment-effect.ts';
import type { Customer } from './queries/customer-scope.ts';
import { findAssortment, findAssortments, requireAssortment } from './queries/find-assortments.ts';
import { findCustomer, findCustomers, requireCustomer } from './queries/find-customers.ts';
import { materialVisibility } from './queries/material-visibility.ts';
import { addRelation, findRelations, removeRelation } from './relations.ts';

interface CustomerQuery {
  customerId?: string | undefined;
  customerType?: CustomerType | undefined;
}

/** Returns the customer of a query. @throws Failure 422 for an incomplete customer, or none where one is required */
const customerAsked = ({ customerId, customerType }: CustomerQuery, isNeeded: boolean): Customer | undefined => {
  if (customerId !== undefined && customerType !== undefined) return { customerId, customerType };
  if (customerId === undefined && customerType === undefined && !isNeeded) return undefined;
  const field = customerId === undefined ? 'customerId' : 'customerType';
  throw breaksRule('customer-incomplete', 'Name a customer by customerId and customerType', field);
};

const languageFor = (asked: Locale | undefined, { visitor }: Call): Language => languageOf(asked ?? visitor.locale);

interface Paged {
  search: string;
  PageNumber: number;
  PageSize: number;
}

const pageOf = ({ search, PageNumber, PageSize }: Paged) => ({ search, page: PageNumber, pageSize: PageSize });

const tableOf = (query: Paged & { language?: Locale | undefined }, call: Call) => ({
  ...pageOf(query),
  language: languageFor(query.language, call),
});

/** Assortments and their relations, for assortment administrators. [asm-01 to asm-09] */
export const assortmentRoutes = ({ db }: { db: Database }): readonly Answer[] => {
  const customers = findCustomers(db);
  const assortments = findAssortments(db);
  const customerOf = findCustomer(db);
  const assortmentOf = findAssortment(db);
  const relations = findRelations(db);
  const effectOf = assortmentEffect(db);
  const visibilityOf = materialVisibility(db);
  const add = addRelation(db);
  const remove = removeRelation(db);

  return [
    answer(calls.getCustomerCompanies, ({ query }, call) =>
      customers({ customerType: 'company', ...tableOf(query, call) }),
    ),
    answer(calls.getUsersOfCompany, async ({ params: { id }, query }, call) => {
      await requireCustomer(db, 'company', id);
      return customers({ customerType: 'user', companyId: id, ...tableOf(query, call) });
    }),
    answer(calls.getCustomerAccounts, ({ query }, call) =>
      customers({ customerType: 'account', companyId: query.companyId, ...tableOf(query, call) }),
    ),
    answer(calls.getUsersOfAccount, async ({ params: { id }, query }, call) => {
      await requireCustomer(db, 'account', id);
      return customers({ customerType: 'user', accountId: id, ...tableOf(query, call) });
    }),
    answer(calls.getCustomerUsers, ({ query }, call) => customers({ customerType: 'user', ...tableOf(query, call) })),
    answer(calls.getAssortments, ({ query }, call) => {
      const { filteringType, availableForRelationOnly } = query;
      const customer = customerAsked(query, filteringType !== 'all' || availableForRelationOnly);
      const language = languageFor(query.language, call);
      return assortments({ language, customer, filteringType, availableForRelationOnly, ...pageOf(query) });
    }),
    answer(calls.getAssortmentRelations, async ({ params: { id }, query }) => {
      await requireAssortment(db, id);
      return relations({ assortmentId: id, customerType: query.customerType, ...pageOf(query) });
    }),
    answer(calls.addAssortmentRelation, ({ params: { id }, body }) => add(id, body)),
    answer(calls.removeAssortmentRelation, async ({ params: { relationId } }) => {
      await remove(relationId);
      return DONE;
    }),
    answer(calls.getAssortmentCustomer, ({ query }) => customerOf(query)),
    answer(calls.getAssortment, ({ params: { id }, query }, call) =>
      assortmentOf(id, languageFor(query.language, call)),
    ),
    answer(calls.getAssortmentEffect, ({ params: { id }, query: { change, ...customer } }) =>
      effectOf(id, customer, change),
    ),
    answer(calls.getMaterialVisibility, ({ query: { materialNo, language, ...customer } }, call) =>
      visibilityOf(customer, materialNo, languageFor(language, call)),
    ),
  ];
};
