import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import type { Account } from './a-company.ts';
import { NO_HASH, unique } from './unique.ts';

/** A delivery address of an account. */
export const anAddress = async (
  db: Database,
  account: Account,
  traits: { projectNumber?: string; isDefault?: boolean; postalCode?: string } = {},
): Promise<{ id: string; name: string; shipTo: string }> => {
  const number = unique();
  const address = { id: uuidv7(), name: `Site ${number}`, shipTo: String(700_000 + number) };
  await db
    .insertInto('addresses')
    .values({
      id: address.id,
      code: `A${number}`,
      account_id: account.id,
      project_number: traits.projectNumber ?? '',
      ship_to: address.shipTo,
      name: address.name,
      street: 'Strandvejen 1',
      postal_code: traits.postalCode ?? '8000',
      city: 'Aarhus',
      country_code: 'DK',
      is_default: traits.isDefault ?? false,
      content_hash: NO_HASH,
    })
    .execute();
  return address;
};

/** A customer's job on an account. */
export const aProject = async (db: Database, account: Account): Promise<{ number: string; title: string }> => {
  const number = unique();
  const project = { number: `P${number}`, title: `Project ${number}` };
  await db
    .insertInto('projects')
    .values({ id: uuidv7(), account_id: account.id, ...project })
    .execute();
  return project;
};
