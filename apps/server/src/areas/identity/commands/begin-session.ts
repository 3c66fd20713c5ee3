import { sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import { newAntiForgeryToken } from '../../../http/anti-forgery.ts';
import { hashOfToken, newSessionToken } from '../session-token.ts';

export interface SessionTraits {
  hours: number;
  /** Nothing may be changed in it. */
  isReadOnly?: boolean;
}

export interface BegunSession {
  token: string;
  antiForgeryToken: string;
  expires: Date;
  tokenHash: Buffer;
}

/** Opens a session for a contact whose right to it was proved. */
export const beginSession = async (
  tx: Transaction | Database,
  contactId: string,
  { hours, isReadOnly = false }: SessionTraits,
): Promise<BegunSession> => {
  const token = newSessionToken();
  const session = {
    token,
    tokenHash: hashOfToken(token),
    antiForgeryToken: newAntiForgeryToken(),
    expires: new Date(Date.now() + hours * 3_600_000),
  };
  await sql`
    insert into sessions (token_hash, contact_id, session_epoch, anti_forgery_token, expires_at, is_read_only)
    select ${session.tokenHash}, id, session_epoch, ${session.antiForgeryToken}, ${session.expires}, ${isReadOnly}
    from contacts where id = ${contactId}`.execute(tx);
  return session;
};
