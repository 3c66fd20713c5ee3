import type { Locale } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Frame } from '../../../http/frame.ts';
import { hashOfToken } from '../session-token.ts';
import type { Person } from '../visitor.ts';
import { PERSON_COLUMNS, type PersonRow, personJoins, personOf } from './person-row.ts';

export interface OpenSession {
  person: Person;
  antiForgeryToken: string;
  /** Whose pages may hold the shop in a frame; absent: nobody's. */
  frame?: Frame;
}

interface SessionRow extends PersonRow {
  anti_forgery_token: string;
  is_read_only: boolean;
  frame: Frame | null;
}

/**
 * The open session of a cookie's secret, with who it is and the account they buy on: the active cart's, else their
 * first. One query, since every call asks it.
 */
export const findSession =
  (db: Database) =>
  async (token: string, chosen: Locale | undefined): Promise<OpenSession | undefined> => {
    const { rows } = await sql<SessionRow>`
      select s.anti_forgery_token, s.is_read_only,
        case when c.role = 'punchout' then (
          select p.facts -> 'frame' from punchout_sessions p where p.session_hash = s.token_hash) end as frame,
        ${PERSON_COLUMNS}
      from sessions s
      join contacts c on c.id = s.contact_id and c.session_epoch = s.session_epoch
      left join carts k on k.contact_id = c.id and k.is_active
      ${personJoins(sql`k.account_id`)}
      where s.token_hash = ${hashOfToken(token)} and s.expires_at > now()`.execute(db);
    const row = rows[0];
    if (row === undefined) return undefined;
    const person = { ...personOf(row, chosen), ...(row.is_read_only ? { isReadOnly: true } : {}) };
    return { person, antiForgeryToken: row.anti_forgery_token, ...(row.frame === null ? {} : { frame: row.frame }) };
  };
