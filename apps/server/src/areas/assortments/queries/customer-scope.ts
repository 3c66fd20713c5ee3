import type { CustomerType } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

/** SQL of the ids of a customer; each may be null. */
interface CustomerIds {
  companyId: RawBuilder<unknown>;
  accountId: RawBuilder<unknown>;
  contactId: RawBuilder<unknown>;
}

/**
 * Selects the relations that give a customer its assortments, with `assortment_id`, `via` and `distance`: those of the
 * user, of the account and of the company.
 */
const customerRelations = ({ companyId, accountId, contactId }: CustomerIds): RawBuilder<unknown> => sql`
  select r.assortment_id, 'user' as via, 1 as distance from assortment_relations r where r.contact_id = ${contactId}
  union all
  select r.assortment_id, 'account', 2 from assortment_relations r where r.account_id = ${accountId}
  union all
  select r.assortment_id, 'company', 3 from assortment_relations r where r.company_id = ${companyId}`;

/**
 * Selects what a customer may see as one row: the codes of its `assortments`, and `is_limited`.
 * @param orElse a condition on an assortment `o` that grants it to everybody for whom it holds
 */
export const customerAssortments = (ids: CustomerIds, orElse: RawBuilder<unknown> = sql`false`): RawBuilder<unknown> =>
  sql`
  select coalesce(array_agg(o.code), '{}') as assortments, coalesce(bool_or(o.type = 'limiting'), false) as is_limited
  from assortments o
  where ${orElse} or o.id in (select held.assortment_id from (${customerRelations(ids)}) held)`;

/** A company, account or user of a company. */
export interface Customer {
  customerId: string;
  customerType: CustomerType;
}

/** An assortment that a customer has. */
export interface HeldAssortment {
  id: string;
  code: string;
  type: 'exclusive' | 'limiting';
  /** Origin of the relation: the customer itself, its account or its company; the closest of several. */
  via: CustomerType;
  /** A further relation grants it too: it stays when the closest is removed. */
  hasOthers: boolean;
}

export interface CustomerScope {
  customer: Customer;
  name: string;
  market: Market;
  companyId: string;
  /** Of an account itself, of a user the first of theirs; null for a company. */
  accountId: string | null;
  /** By code. */
  held: readonly HeldAssortment[];
}

interface Row {
  name: string;
  market: Market;
  company_id: string;
  account_id: string | null;
  held: HeldAssortment[];
}

const CUSTOMERS: Record<CustomerType, (id: string) => RawBuilder<unknown>> = {
  company: (id) => sql`
    select co.name, co.market, co.id as company_id, null::uuid as account_id, null::uuid as contact_id
    from companies co where co.id = ${id}`,
  account: (id) => sql`
    select a.name, co.market, co.id as company_id, a.id as account_id, null::uuid as contact_id
    from accounts a join companies co on co.id = a.company_id where a.id = ${id}`,
  user: (id) => sql`
    select c.name, co.market, co.id as company_id, (
        select ca.account_id from contact_accounts ca where ca.contact_id = c.id order by ca.position limit 1
      ) as account_id, c.id as contact_id
    from contacts c join companies co on co.id = c.company_id where c.id = ${id} and c.erased_at is null`,
};

const IDS = { companyId: sql`w.company_id`, accountId: sql`w.account_id`, contactId: sql`w.contact_id` };

/**
 * Reads which assortments a customer has, as its session will: a company by itself, an account also by its company, a user
 * also by the first account and the company. One statement.
 * @returns undefined for an unknown customer
 */
export const findCustomerScope =
  (db: Database | Transaction) =>
  async (customer: Customer): Promise<CustomerScope | undefined> => {
    const { rows } = await sql<Row>`
      select w.name, w.market, w.company_id, w.account_id, coalesce(h.held, '[]') as held
      from (${CUSTOMERS[customer.customerType](customer.customerId)}) w
      left join lateral (
        select json_agg(json_build_object('id', o.id, 'code', o.code, 'type', o.type, 'via', r.via, 'hasOthers', r.has_others) order by o.code) as held
        from (
          select assortment_id, (array_agg(via order by distance))[1] as via, count(*) > 1 as has_others
          from (${customerRelations(IDS)}) every_relation group by assortment_id
        ) r join assortments o on o.id = r.assortment_id
      ) h on true`.execute(db);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { name, market, company_id: companyId, account_id: accountId, held } = row;
    return { customer, name, market, companyId, accountId, held };
  };

/** Reads a customer's assortments. @throws Failure 404 for an unknown customer */
export const customerScope =
  (db: Database | Transaction) =>
  async (customer: Customer): Promise<CustomerScope> => {
    const scope = await findCustomerScope(db)(customer);
    if (scope === undefined) throw notFound(customer.customerType);
    return scope;
  };
