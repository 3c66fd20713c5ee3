import type { Database } from '../../src/db/index.ts';
import { anEmployee } from './an-employee.ts';
import type { Client } from './client.ts';
import type { TestApp } from './test-app.ts';

/** A client of one of those who run the shop. */
export const anOperator = async (db: Database, { signedIn }: Pick<TestApp, 'signedIn'>): Promise<Client> =>
  signedIn(await anEmployee(db, 'operator'));
