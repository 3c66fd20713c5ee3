import type { Currency } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';

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
