import type { Access, Operation } from '@grossist/contracts';
import type { Database } from '../../src/db/index.ts';
import type { Scene } from './a-scene.ts';
import { anEmployee } from './an-employee.ts';

const HOUSE = ['editor', 'assortment-admin', 'support', 'operator'] as const;

const houseRoleOf = (access: Access) => HOUSE.find((role) => role === access);

/** Who may make a call: the house's own people those that are theirs alone, the scene's buyer all others. */
export const personFor = async (db: Database, { access }: Operation, { buyer }: Scene): Promise<{ email: string }> => {
  const role = access === 'house' ? 'editor' : houseRoleOf(access);
  return role === undefined ? buyer : anEmployee(db, role);
};
