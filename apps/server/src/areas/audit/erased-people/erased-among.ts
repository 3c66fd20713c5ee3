import type { Database, Transaction } from '../../../db/index.ts';
import type { HashEmail } from './hash-email.ts';

/** Those of the e-mails whose person was erased and is not to be made anew. One query; none of none without asking. */
export const erasedAmong = async (
  db: Database | Transaction,
  emails: readonly string[],
  hashEmail: HashEmail,
): Promise<ReadonlySet<string>> => {
  if (emails.length === 0) return new Set();
  const byHash = new Map(emails.map((email) => [hashEmail(email).toString('hex'), email]));
  const rows = await db
    .selectFrom('erased_people')
    .select('email_hash')
    .where(
      'email_hash',
      'in',
      emails.map((email) => hashEmail(email)),
    )
    .execute();
  return new Set(rows.flatMap(({ email_hash: hash }) => byHash.get(hash.toString('hex')) ?? []));
};
