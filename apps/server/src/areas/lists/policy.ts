import { type ListKind, type ListRights, listRights } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/index.ts';
import { notAllowed, notFound } from '../../http/failure.ts';
import type { Buyer, Person } from '../identity/index.ts';

/** Whose lists: a buyer, or anybody signed in, who has favorites only. */
export type ListPerson = Pick<Person, 'contactId' | 'company' | 'role'>;

/** A list as far as rights and changes need it. */
export interface ListRow {
  id: string;
  kind: ListKind;
  owner_id: string | null;
  name: string;
  version: number;
  deleted_at: Date | null;
}

interface JudgedRow extends ListRow {
  /** Null: the person does not subscribe to it. */
  is_collaborator: boolean | null;
}

export interface JudgedList {
  list: ListRow;
  rights: ListRights;
}

export const isUserAdmin = ({ role }: Pick<Person, 'role'>): boolean => role === 'user-admin';

/** Where a list `v` is of the person's company, or the person's favorites. */
const withinReach = ({ contactId, company }: ListPerson) => sql<boolean>`
  (v.company_id = ${company?.id ?? null}::uuid or (v.kind = 'favorites' and v.owner_id = ${contactId}))`;

const judged = (person: ListPerson, row: JudgedRow | undefined): JudgedList => {
  if (row === undefined) throw notFound('list');
  const reader = { contactId: person.contactId, isUserAdmin: isUserAdmin(person) };
  const subscription = row.is_collaborator === null ? undefined : { isCollaborator: row.is_collaborator };
  const rights = listRights({ kind: row.kind, ownerId: row.owner_id }, reader, subscription);
  if (rights === undefined) throw notFound('list');
  return { list: row, rights };
};

const readAllJudged = async (
  db: Database | Transaction,
  person: ListPerson,
  ids: readonly string[],
): Promise<readonly JudgedRow[]> => {
  const { rows } = await sql<JudgedRow>`
    select v.id, v.kind, v.owner_id, v.name, v.version, v.deleted_at, s.is_collaborator
    from variation_lists v
    left join variation_list_subscribers s on s.list_id = v.id and s.contact_id = ${person.contactId}
    where v.id = any(${[...ids]}::uuid[]) and ${withinReach(person)}`.execute(db);
  return rows;
};

const readJudged = async (db: Database | Transaction, person: ListPerson, id: string): Promise<JudgedRow | undefined> =>
  (await readAllJudged(db, person, [id]))[0];

/**
 * Returns a list that the person may read, and what they may do with it. One query.
 * @throws Failure 404 for a list of another company, one that is not shared with the person, and a deleted one
 */
export const requireList = async (db: Database | Transaction, person: ListPerson, id: string): Promise<JudgedList> => {
  const row = await readJudged(db, person, id);
  return judged(person, row?.deleted_at === null ? row : undefined);
};

/** Checks that the person may read each of some lists. One query, however many. @throws Failure 404 as requireList */
export const requireLists = async (
  db: Database | Transaction,
  person: ListPerson,
  ids: readonly string[],
): Promise<void> => {
  const rows = await readAllJudged(db, person, ids);
  for (const id of ids) {
    const row = rows.find((each) => each.id === id);
    judged(person, row?.deleted_at === null ? row : undefined);
  }
};

/**
 * Locks a list against other changes and returns it with the rights that the person has then. Two queries. Everything
 * that changes a list, its lines or its subscribers locks it first, so that changes are made one after the other.
 * @throws Failure 404 as requireList
 */
export const lockList = async (
  tx: Transaction,
  person: ListPerson,
  id: string,
  { withDeleted = false }: { withDeleted?: boolean } = {},
): Promise<JudgedList> => {
  await sql`select from variation_lists v where v.id = ${id} for no key update`.execute(tx);
  const row = await readJudged(tx, person, id);
  return judged(person, withDeleted || row?.deleted_at === null ? row : undefined);
};

/** @throws Failure 403 */
export const requireRight = (rights: ListRights, right: Exclude<keyof ListRights, 'isOwner'>, detail: string): void => {
  if (!rights[right]) throw notAllowed(detail);
};

/** @throws Failure 404 as lockList, 403 `not-allowed` for a person who may only read the list */
export const lockListToEdit = async (tx: Transaction, person: ListPerson, id: string): Promise<ListRow> => {
  const { list, rights } = await lockList(tx, person, id);
  requireRight(rights, 'mayEditLines', 'You may read this list, but not change its lines');
  return list;
};

/** @throws Failure 404 as lockList, 403 `not-allowed` for everybody but the owner, and for lists that the shop keeps */
export const lockListToManage = async (tx: Transaction, buyer: Buyer, id: string): Promise<ListRow> => {
  const { list, rights } = await lockList(tx, buyer, id);
  requireRight(rights, 'mayManage', 'Only the owner of a list may do this');
  return list;
};
