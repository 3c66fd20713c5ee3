import type { Operation } from '@grossist/contracts';
import type { Database } from '../../src/db/index.ts';
import type { Scene } from './a-scene.ts';
import { anEmployee } from './an-employee.ts';

/** Who may make a call: the house's own people those that are theirs alone, the scene's buyer all others. */
export const personFor = async (db: Database, { access }: Operation, { buyer }: Scene): Promise<{ email: string }> =>
  access === 'editor' || access === 'assortment-admin' || access === 'support' ? anEmployee(db, access) : buyer;
