import type { ContactRole } from '@grossist/catalogue-formats';
import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { PASSWORD } from './a-buyer.ts';
import { NO_HASH, unique } from './unique.ts';

/** Somebody of the house itself, of no customer's company. Their password is PASSWORD. */
export const anEmployee = async (db: Database, role: ContactRole): Promise<{ contactId: string; email: string }> => {
  const employee = { contactId: uuidv7(), email: `${role}-${unique()}@example.test` };
  await db
    .insertInto('contacts')
    .values({
      id: employee.contactId,
      email: employee.email,
      name: role,
      role,
      locale: 'en-US',
      able_to_create_orders: false,
      show_net_price: false,
      password_hash: await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
      content_hash: NO_HASH,
    })
    .execute();
  return employee;
};
