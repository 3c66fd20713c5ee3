import { sql } from 'kysely';
import type { Transaction } from '../../db/index.ts';
import { notFound } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';
import { alreadyOrdered } from './policy.ts';

export interface LockedProject {
  id: string;
  cart_id: string | null;
  project_name: string;
  ordered_at: Date | null;
}

/** The stamp after `column`: later than it by a millisecond at least, so that no two versions share one. */
export const nextStamp = (column: string) =>
  sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), ${sql.ref(column)} + interval '1 millisecond')`;

/**
 * Locks a project of the buyer's own. One statement.
 * @throws Failure 404 for another's or a deleted one, 409 `smart-kit-ordered`
 */
export const lockProject = async (tx: Transaction, buyer: Buyer, id: string): Promise<LockedProject> => {
  const project = await tx
    .selectFrom('smart_kits')
    .select(['id', 'cart_id', 'project_name', 'ordered_at'])
    .where('id', '=', id)
    .where('contact_id', '=', buyer.contactId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (project === undefined) throw notFound('project of kits of yours');
  if (project.ordered_at !== null) throw alreadyOrdered();
  return project;
};

export interface LockedKit {
  id: string;
  smart_kit_id: string | null;
  header_description: string;
  modified_at: Date;
}

/** Locks the projects of kits, in the order of their ids. */
const lockProjectsOf = (tx: Transaction, buyer: Buyer, kitIds: readonly string[]) =>
  sql<{ id: string; ordered_at: Date | null }>`
    select s.id, s.ordered_at from smart_kits s
    where s.contact_id = ${buyer.contactId} and s.deleted_at is null
      and s.id in (select smart_kit_id from kit_drafts where id = any(${[...kitIds]}::uuid[]))
    order by s.id for update`.execute(tx);

/**
 * Locks those of some kits that the buyer may change: kits of their own projects, and kits of the company that are in no
 * project. Projects are locked before kits, both in the order of their ids. Two statements, however many kits.
 * @throws Failure 409 `smart-kit-ordered`
 */
export const lockChangeableKits = async (
  tx: Transaction,
  buyer: Buyer,
  kitIds: readonly string[],
  isDeleted = false,
): Promise<LockedKit[]> => {
  const projects = await lockProjectsOf(tx, buyer, kitIds);
  if (projects.rows.some(({ ordered_at: orderedAt }) => orderedAt !== null)) throw alreadyOrdered();
  const locked = projects.rows.map(({ id }) => id);
  const { rows } = await sql<LockedKit>`
    select k.id, k.smart_kit_id, k.header_description, k.modified_at from kit_drafts k
    where k.id = any(${[...kitIds]}::uuid[]) and k.company_id = ${buyer.company.id}
      and (k.smart_kit_id is null or k.smart_kit_id = any(${locked}::uuid[]))
      and (k.deleted_at is not null) = ${isDeleted}::boolean
    order by k.id for update`.execute(tx);
  return rows;
};

/**
 * The same, of which every one must be there.
 * @throws Failure 404 when one is missing or another's, 409 `smart-kit-ordered`
 */
export const lockKits = async (tx: Transaction, buyer: Buyer, kitIds: readonly string[]): Promise<LockedKit[]> => {
  const ids = [...new Set(kitIds)];
  const kits = await lockChangeableKits(tx, buyer, ids);
  if (kits.length < ids.length) throw notFound('kit of yours');
  return kits;
};

/** Stamps kits that were changed, and the projects that they are in. Two statements at most. */
export const stampKits = async (tx: Transaction, buyer: Buyer, kits: readonly LockedKit[]): Promise<void> => {
  await tx
    .updateTable('kit_drafts')
    .set({ modified_at: nextStamp('modified_at'), modified_by: buyer.contactId })
    .where(
      'id',
      'in',
      kits.map(({ id }) => id),
    )
    .execute();
  const projects = [...new Set(kits.flatMap(({ smart_kit_id: project }) => project ?? []))];
  if (projects.length > 0) await stampProjects(tx, buyer, projects);
};

/** Stamps projects that were changed; a trigger notifies their owner's other tabs. One statement. */
export const stampProjects = async (tx: Transaction, buyer: Buyer, projectIds: readonly string[]): Promise<void> => {
  await tx
    .updateTable('smart_kits')
    .set({ changed_at: nextStamp('changed_at'), modified_by: buyer.contactId })
    .where('id', 'in', [...projectIds])
    .execute();
};
