import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import { RESTORABLE_DAYS, TEMPORARY_DAYS } from './limits.ts';

const CHANGE_MONTHS = 12;
/** Rows of one round; the rest goes with the next ones. */
const AT_ONCE = 5000;
const LISTS_AT_ONCE = 100;

/**
 * Purges temporary lists of more than a day ago, deleted lists and removed lines that can't be restored any more, and changes
 * of more than twelve months ago.
 */
export const tidyLists = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from variation_lists where id = any(array(
      select id from variation_lists where deleted_at < now() - ${RESTORABLE_DAYS} * interval '1 day'
      order by deleted_at limit ${LISTS_AT_ONCE} for update skip locked))`.execute(db);
  await sql`
    delete from variation_lists where id = any(array(
      select id from variation_lists
      where kind = 'temporary' and created_at < now() - ${TEMPORARY_DAYS} * interval '1 day'
      order by created_at limit ${LISTS_AT_ONCE} for update skip locked))`.execute(db);
  await sql`
    delete from variation_list_lines where id = any(array(
      select id from variation_list_lines where removed_at < now() - ${RESTORABLE_DAYS} * interval '1 day'
      order by removed_at limit ${AT_ONCE} for update skip locked))`.execute(db);
  await sql`
    delete from variation_list_changes where id = any(array(
      select id from variation_list_changes where changed_at < now() - ${CHANGE_MONTHS} * interval '1 month'
      order by changed_at limit ${AT_ONCE}))`.execute(db);
};
