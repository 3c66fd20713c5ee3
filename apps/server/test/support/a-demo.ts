import { DEMO_SIGN_INS, demoErpRecords, demoRecords } from '@grossist/demo';
import { importRecords } from '../../src/areas/imports/commands/import-records.ts';
import type { Database } from '../../src/db/index.ts';
import { asEvents } from '../imports/records.ts';
import { aBuyer } from './a-buyer.ts';
import { hashEmail } from './hash-email.ts';

export interface DemoBuyer {
  email: string;
  contactId: string;
  accountId: string;
  market: string;
  plant: string;
}

/** The demo as a new shop has it, with what its ERP knows. Its buyers sign in with PASSWORD. */
export const aDemo = async (db: Database, size: { materials: number; today: string }): Promise<void> => {
  const options = { format: 'demo', dryRun: false } as const;
  for (const [source, records] of [
    ['demo', demoRecords({ ...size, buyers: 0 })],
    ['demo-erp', demoErpRecords(size)],
  ] as const) {
    const report = await importRecords({ db, hashEmail }, { ...options, source })(asEvents([...records]));
    if (report.outcome !== 'done') throw new Error(`The ${source} was not made: ${report.outcome}`);
  }
  // Their own password takes long to check.
  const { contactId } = await aBuyer(db);
  await db
    .updateTable('contacts')
    .set((eb) => ({
      password_hash: eb.selectFrom('contacts').select('password_hash').where('id', '=', contactId).$asScalar(),
    }))
    .where(
      'email',
      'in',
      DEMO_SIGN_INS.map(({ email }) => email),
    )
    .execute();
};

/** One buyer of each of the demo's plants, with the account that is served from it. */
export const demoBuyers = async (db: Database): Promise<readonly DemoBuyer[]> => {
  const rows = await db
    .selectFrom('contact_accounts as m')
    .innerJoin('contacts as c', 'c.id', 'm.contact_id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('companies as o', 'o.id', 'c.company_id')
    .select(['c.email', 'c.id as contactId', 'a.id as accountId', 'o.market', 'a.plant'])
    .where('c.role', '=', 'buyer')
    .where('c.able_to_create_orders', '=', true)
    .where('m.position', '=', 0)
    .distinctOn('a.plant')
    .orderBy('a.plant')
    .orderBy('c.email')
    .execute();
  return rows;
};
