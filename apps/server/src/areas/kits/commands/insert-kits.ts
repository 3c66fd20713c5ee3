import { MOST_KITS } from '@grossist/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type LockedProject, stampProjects } from '../locks.ts';

/** Inserts kits without items, in the order of their descriptions; returns their ids. One statement. */
export const insertKits = async (
  tx: Transaction,
  buyer: Buyer,
  projectId: string | null,
  headerDescriptions: readonly string[],
): Promise<string[]> => {
  const kits = headerDescriptions.map((header_description) => ({
    id: uuidv7(),
    smart_kit_id: projectId,
    company_id: buyer.company.id,
    created_by: buyer.contactId,
    header_description,
  }));
  await tx.insertInto('kit_drafts').values(kits).execute();
  return kits.map(({ id }) => id);
};

/** A project would have too many kits. */
export const tooManyKits = () => breaksRule('too-many-kits', `A project has at most ${MOST_KITS} kits`);

/**
 * Adds kits to a locked project and stamps it. Three statements, however many kits.
 * @throws Failure 422 `too-many-kits`
 */
export const insertKitsIntoProject = async (
  tx: Transaction,
  buyer: Buyer,
  { id }: LockedProject,
  headerDescriptions: readonly string[],
): Promise<string[]> => {
  const { count } = await tx
    .selectFrom('kit_drafts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('smart_kit_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) + headerDescriptions.length > MOST_KITS) throw tooManyKits();
  const ids = await insertKits(tx, buyer, id, headerDescriptions);
  await stampProjects(tx, buyer, [id]);
  return ids;
};
