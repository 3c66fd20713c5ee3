import { type Currency, type Market, marketFacts } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { NO_HASH, unique } from './unique.ts';

export interface Account {
  id: string;
  soldTo: string;
  name: string;
  currency: Currency;
  customerGroup: string;
  plant: string;
}

export interface Company {
  id: string;
  code: string;
  name: string;
  market: Market;
  accounts: readonly [Account, ...Account[]];
}

export const plantOf = (market: Market): string => `${market}01`;

/** The market's plant, made once. */
export const aPlant = async (db: Database, market: Market): Promise<string> => {
  await db
    .insertInto('erp.plants')
    .values({ code: plantOf(market), market, name: `Plant ${market}`, city: 'Town', content_hash: NO_HASH })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return plantOf(market);
};

export const anAccount = async (db: Database, company: { id: string; market: Market }): Promise<Account> => {
  const number = unique();
  const account = {
    id: uuidv7(),
    soldTo: String(100_000 + number),
    name: `Account ${number}`,
    currency: marketFacts(company.market).currency,
    customerGroup: 'A',
    plant: await aPlant(db, company.market),
  };
  const { soldTo, customerGroup, ...same } = account;
  await db
    .insertInto('accounts')
    .values({
      ...same,
      sold_to: soldTo,
      company_id: company.id,
      customer_group: customerGroup,
      content_hash: NO_HASH,
    })
    .execute();
  return account;
};

/** A company of a market (DK by default) with so many accounts (one by default). */
export const aCompany = async (
  db: Database,
  { market = 'DK', accounts = 1 }: { market?: Market; accounts?: number } = {},
): Promise<Company> => {
  const number = unique();
  const company = { id: uuidv7(), code: `C${number}`, name: `Company ${number}`, market };
  await db
    .insertInto('companies')
    .values({ ...company, content_hash: NO_HASH })
    .execute();
  const first = await anAccount(db, company);
  const more: Account[] = [];
  for (let made = 1; made < accounts; made += 1) more.push(await anAccount(db, company));
  return { ...company, accounts: [first, ...more] };
};
