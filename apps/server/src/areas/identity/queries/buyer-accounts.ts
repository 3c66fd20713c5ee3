import type { Currency } from '@grossist/domain';
import type { AssortmentScope } from '@grossist/search-index';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../../visitors/index.ts';
import { customerAssortments } from '../../assortments/index.ts';

interface AccountRow {
  id: string;
  sold_to: string;
  name: string;
  currency: Currency;
  customer_group: string;
  plant: string;
  assortments: string[];
  is_limited: boolean;
}

const readOnAccount = (db: Database | Transaction, buyer: Buyer, accountId: string) =>
  sql<AccountRow>`
      select a.id, a.sold_to, a.name, a.currency, a.customer_group, a.plant, t.assortments, t.is_limited
      from contact_accounts ca
      join accounts a on a.id = ca.account_id
      cross join lateral (${customerAssortments({
        companyId: sql`${buyer.company.id}`,
        accountId: sql`a.id`,
        contactId: sql`ca.contact_id`,
      })}) t
      where ca.contact_id = ${buyer.contactId} and ca.account_id = ${accountId}`.execute(db);

/** Reads the buyer's current assortment scope; undefined when the buyer no longer has the account. One query. */
export const currentAssortments = async (tx: Transaction, buyer: Buyer): Promise<AssortmentScope | undefined> => {
  const { rows } = await readOnAccount(tx, buyer, buyer.account.id);
  return rows[0] && { granted: rows[0].assortments, isLimited: rows[0].is_limited };
};

/**
 * Finds the buyer on another of their accounts, with its prices and assortments; undefined when the buyer does not have it.
 * One query, none for the current account.
 */
export const findBuyerOnAccount =
  (db: Database) =>
  async (buyer: Buyer, accountId: string): Promise<Buyer | undefined> => {
    if (accountId === buyer.account.id) return buyer;
    const { rows } = await readOnAccount(db, buyer, accountId);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { id, name, currency, plant } = row;
    return {
      ...buyer,
      account: { id, soldTo: row.sold_to, name, currency, customerGroup: row.customer_group, plant },
      assortments: { granted: row.assortments, isLimited: row.is_limited },
    };
  };

/** Returns the buyer on another account. @throws Failure 404 for an account that the buyer does not have */
export const buyerOnAccount =
  (db: Database) =>
  async (buyer: Buyer, accountId: string): Promise<Buyer> => {
    const found = await findBuyerOnAccount(db)(buyer, accountId);
    if (found === undefined) throw notFound('account of yours');
    return found;
  };

export interface AccountWithProjects {
  soldTo: string;
  name: string;
  currency: Currency;
  projects: readonly { number: string; title: string }[];
}

/** Lists the accounts that a contact may buy on, the default one first, with their projects (at most 500 in all). [ctx-02] */
export const listAccounts =
  (db: Database) =>
  async (contactId: string): Promise<readonly AccountWithProjects[]> => {
    const accounts = await db
      .selectFrom('contact_accounts as ca')
      .innerJoin('accounts as a', 'a.id', 'ca.account_id')
      .select(['a.id', 'a.sold_to', 'a.name', 'a.currency'])
      .where('ca.contact_id', '=', contactId)
      .orderBy('ca.position')
      .limit(100)
      .execute();
    if (accounts.length === 0) return [];
    const projects = await db
      .selectFrom('projects')
      .select(['account_id', 'number', 'title'])
      .where(
        'account_id',
        'in',
        accounts.map((account) => account.id),
      )
      .orderBy('number')
      .limit(500)
      .execute();
    return accounts.map((account) => ({
      soldTo: account.sold_to,
      name: account.name,
      currency: account.currency,
      projects: projects.filter((project) => project.account_id === account.id),
    }));
  };
