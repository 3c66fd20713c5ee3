import type { Generated } from 'kysely';

export type AuditOutcome = 'begun' | 'done' | 'refused' | 'failed';

export interface AuditEntriesTable {
  id: string;
  happened_at: Generated<Date>;
  act: string;
  outcome: AuditOutcome;
  code: Generated<string>;
  contact_id: Generated<string | null>;
  person: Generated<string>;
  company_id: Generated<string | null>;
  company: Generated<string>;
  address: Generated<string>;
  user_agent: Generated<string>;
  request_id: Generated<string>;
  subjects: Generated<string[]>;
}

/** People who were erased, known again by a keyed hash of their e-mail alone. */
export interface ErasedPeopleTable {
  email_hash: Buffer;
  contact_id: string;
  erased_at: Generated<Date>;
}
