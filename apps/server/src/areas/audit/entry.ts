import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AuditOutcome, Database, Transaction } from '../../db/index.ts';
import type { Visitor } from '../identity/index.ts';

/** What happened, and by whom. */
export interface Act {
  /** The operation's name, or what happened within the shop itself ("orderPlaced"). */
  act: string;
  /** None: the shop itself did it. */
  visitor?: Visitor;
  /** Of somebody who is not signed in: who they say they are. */
  claimed?: string;
  address?: string;
  userAgent?: string;
  requestId?: string;
  /** Ids and numbers that it is about. */
  subjects?: readonly string[];
}

const LONGEST = 300;

/** An entry as a row; what callers say of themselves is bounded, whatever they send. */
const rowOf = (act: Act, outcome: AuditOutcome) => {
  const person = act.visitor?.kind === 'person' ? act.visitor : undefined;
  return {
    id: uuidv7(),
    act: act.act,
    outcome,
    contact_id: person?.contactId ?? null,
    person: (person?.name ?? act.claimed ?? '').slice(0, LONGEST),
    company_id: person?.company?.id ?? null,
    company: person?.company?.name ?? '',
    address: act.address ?? '',
    user_agent: (act.userAgent ?? '').slice(0, LONGEST),
    request_id: act.requestId ?? '',
    subjects: [...(act.subjects ?? [])],
  };
};

/** What tells the audit trail of an act, to be sent with the changes that it tells of. */
export const notingAct = (tx: Transaction | Database, act: Act): RawBuilder<unknown> =>
  sql`${tx.insertInto('audit_entries').values(rowOf(act, 'done'))}`;

/** Tells the audit trail of something that happens in the caller's transaction: both are there, or neither is. */
export const noteAct = async (tx: Transaction | Database, act: Act): Promise<void> => {
  await notingAct(tx, act).execute(tx);
};

/** Writes an entry before anything is done. @returns the entry's id, by which it is ended */
export const beginEntry = async (db: Database, act: Act): Promise<string> => {
  const row = rowOf(act, 'begun');
  await db.insertInto('audit_entries').values(row).execute();
  return row.id;
};

export interface Ending {
  outcome: Exclude<AuditOutcome, 'begun'>;
  /** Of a refusal: its code. */
  code: string;
  subjects: readonly string[];
}

/** Ends an entry, once. */
export const endEntry = async (db: Database, id: string, { outcome, code, subjects }: Ending): Promise<void> => {
  await db
    .updateTable('audit_entries')
    .set({ outcome, code, subjects: [...subjects] })
    .where('id', '=', id)
    .where('outcome', '=', 'begun')
    .execute();
};
