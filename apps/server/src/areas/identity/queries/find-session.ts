import type { Locale } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Frame, OpenSession, Person } from '../../../visitors/index.ts';
import { type Customer, findCustomerScope } from '../../assortments/index.ts';
import { hashOfToken } from '../commands/sessions.ts';
import { PERSON_COLUMNS, type PersonRow, personJoins, personOf } from './people.ts';

interface SessionRow extends PersonRow {
  anti_forgery_token: string;
  is_read_only: boolean;
  /** The last activity was stored more than a minute ago. */
  is_activity_due: boolean;
  frame: Frame | null;
  seen_as_type: Customer['customerType'] | null;
  seen_as_id: string | null;
}

/** Minutes without a request after which a session ends, by default. */
const IDLE_MINUTES = 240;

/** Stores the activity of a session, at most once a minute. */
const noteActivity = (db: Database, tokenHash: Buffer) =>
  sql`
  update sessions set last_seen_at = now()
  where token_hash = ${tokenHash} and last_seen_at < now() - interval '1 minute'`.execute(db);

/** Applies market and assortments of the customer as whom an assortment administrator sees the shop. */
const asSeenBy = async (db: Database, person: Person, row: SessionRow): Promise<Person> => {
  const { seen_as_type: customerType, seen_as_id: customerId } = row;
  if (customerType === null || customerId === null || person.role !== 'assortment-admin') return person;
  const scope = await findCustomerScope(db)({ customerType, customerId });
  if (scope === undefined) return person;
  const { held, market, name } = scope;
  const assortments = {
    granted: held.map(({ code }) => code),
    isLimited: held.some(({ type }) => type === 'limiting'),
  };
  return { ...person, market, assortments, seenAs: { customerType, customerId, name } };
};

/**
 * Returns the open session of a cookie's token, with the person and the account: the active cart's, else the first. One query,
 * since every call runs it, and one more while an assortment administrator sees the shop as a customer. A session ends after
 * `idleMinutes` without a request; a background call (`isActivity` false) does not extend it.
 */
export const findSession =
  (db: Database, idleMinutes: number = IDLE_MINUTES) =>
  async (token: string, chosen: Locale | undefined, isActivity = true): Promise<OpenSession | undefined> => {
    const tokenHash = hashOfToken(token);
    const { rows } = await sql<SessionRow>`
      select s.anti_forgery_token, s.is_read_only, s.seen_as_type, s.seen_as_id,
        s.last_seen_at < now() - interval '1 minute' as is_activity_due,
        case when c.role = 'punchout' then (
          select p.facts -> 'frame' from punchout_sessions p where p.session_hash = s.token_hash) end as frame,
        ${PERSON_COLUMNS}
      from sessions s
      join contacts c on c.id = s.contact_id and c.session_epoch = s.session_epoch
      left join carts k on k.contact_id = c.id and k.is_active
      ${personJoins(sql`k.account_id`)}
      where s.token_hash = ${tokenHash} and s.expires_at > now()
        and s.last_seen_at > now() - make_interval(mins => ${idleMinutes})`.execute(db);
    const row = rows[0];
    if (row === undefined) return undefined;
    if (isActivity && row.is_activity_due) await noteActivity(db, tokenHash);
    const own = { ...personOf(row, chosen), ...(row.is_read_only ? { isReadOnly: true } : {}) };
    const person = await asSeenBy(db, own, row);
    return { person, antiForgeryToken: row.anti_forgery_token, ...(row.frame === null ? {} : { frame: row.frame }) };
  };
