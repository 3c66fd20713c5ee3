import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AuditOutcome, Database, Transaction } from '../../db/index.ts';
import type { Visitor } from '../identity/index.ts';

/** An act for the audit trail. */
export interface Act {
  /** The operation's name, or what happened within the shop itself ("orderPlaced"). */
  act: string;
  /** None: the shop itself did it. */
  visitor?: Visitor;
  /** The claimed name of a visitor who is not signed in. */
  claimed?: string;
  address?: string;
  userAgent?: string;
  requestId?: string;
  /** Ids and numbers of its subjects. */
  subjects?: readonly string[];
}

const LONGEST = 300;

/** Returns the row of an entry; values from the request are cut to a maximum length. */
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

/** Builds the statement that writes an act to the audit trail, for the transaction of its changes. */
export const notingAct = (tx: Transaction | Database, act: Act): RawBuilder<unknown> =>
  sql`${tx.insertInto('audit_entries').values(rowOf(act, 'done'))}`;

/** Writes an act to the audit trail in the caller's transaction. */
export const noteAct = async (tx: Transaction | Database, act: Act): Promise<void> => {
  await notingAct(tx, act).execute(tx);
};

/** Writes an entry before the call runs. @returns the entry's id, to complete it */
export const beginEntry = async (db: Database, act: Act): Promise<string> => {
  const row = rowOf(act, 'begun');
  await db.insertInto('audit_entries').values(row).execute();
  return row.id;
};

export interface Ending {
  outcome: Exclude<AuditOutcome, 'begun'>;
  /** Code of a refusal. */
  code: string;
  subjects: readonly string[];
}

/** Completes an entry with its outcome, once. */
export const endEntry = async (db: Database, id: string, { outcome, code, subjects }: Ending): Promise<void> => {
  await db
    .updateTable('audit_entries')
    .set({ outcome, code, subjects: [...subjects] })
    .where('id', '=', id)
    .where('outcome', '=', 'begun')
    .execute();
};
