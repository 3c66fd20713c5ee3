import { type RawBuilder, sql } from 'kysely';
import { FORGOTTEN_AFTER } from '../sign-in-brake.ts';

/**
 * Selects the people whose sign-ins are slowed down: at least `freeFailures` failed sign-ins, the last of them less than an
 * hour ago. Addresses of no person are left out. With `freeFailures` 0 nobody is slowed down.
 */
export const lockedPeople = (freeFailures: number): RawBuilder<unknown> => sql`
  select c.email, c.name, co.name as company, f.failures, f.last_failure_at
  from sign_in_failures f join contacts c on lower(c.email) = substr(f.key, 9)
  left join companies co on co.id = c.company_id
  where ${freeFailures > 0} and f.failures >= ${freeFailures} and f.key like 'account:%'
    and f.last_failure_at >= now() - ${FORGOTTEN_AFTER}`;
