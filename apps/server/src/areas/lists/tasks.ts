import type { CronItem, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import { beginTopSellingMonth, refreshTopSelling } from './commands/built-in-lists.ts';
import { RESTORABLE_DAYS, TEMPORARY_DAYS } from './limits.ts';
import { announceNotices, carryMaterialChanges } from './notices/announce-notices.ts';

const MATERIAL_CHANGES = 'list-material-changes';
const NOTICES = 'list-notices';
const TOP_SELLING = 'top-selling-lists';
const TOP_SELLING_MONTH = 'top-selling-month';

/** Background work of lists: what changed of their materials, the daily mail, the top-selling lists. */
export const listTasks = (db: Database): TaskList => {
  const carry = carryMaterialChanges(db);
  const announce = announceNotices(db);
  const refresh = refreshTopSelling(db);
  return {
    [MATERIAL_CHANGES]: async () => {
      await carry();
    },
    [NOTICES]: async () => {
      // The mail includes the changes of the night's import.
      await carry();
      await announce();
    },
    [TOP_SELLING]: async () => {
      await refresh();
    },
    [TOP_SELLING_MONTH]: beginTopSellingMonth(db),
  };
};

/**
 * Schedule of the tasks in UTC: the daily mail arrives before work begins in each of the shop's markets, and the month of
 * the top-selling lists begins after it has begun in each of them.
 */
export const LIST_CRON: readonly CronItem[] = [
  { task: MATERIAL_CHANGES, match: '* * * * *' },
  { task: TOP_SELLING, match: '* * * * *' },
  { task: NOTICES, match: '30 4 * * *' },
  { task: TOP_SELLING_MONTH, match: '10 0 1 * *' },
];

const CHANGE_MONTHS = 12;
/** Rows of one round; the rest goes with the next ones. */
const AT_ONCE = 5000;
const LISTS_AT_ONCE = 100;

/**
 * Purges temporary lists of more than a day ago, deleted lists and removed lines that can't be restored any more, and
 * changes of more than twelve months ago.
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
