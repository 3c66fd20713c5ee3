import type { CronItem, TaskList } from 'graphile-worker';
import type { Database } from '../../db/index.ts';
import { announceNotices } from './notices/announce-notices.ts';
import { carryMaterialChanges } from './notices/carry-material-changes.ts';
import { beginTopSellingMonth, refreshTopSelling } from './top-selling/refresh-top-selling.ts';

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
      // A mail tells of the night's import as well.
      await carry();
      await announce();
    },
    [TOP_SELLING]: async () => {
      await refresh();
    },
    [TOP_SELLING_MONTH]: beginTopSellingMonth(db),
  };
};

/** UTC: the mail is there when work begins in each of the shop's markets, and in the first hour of a month it is one. */
export const LIST_CRON: readonly CronItem[] = [
  { task: MATERIAL_CHANGES, match: '* * * * *' },
  { task: TOP_SELLING, match: '* * * * *' },
  { task: NOTICES, match: '30 4 * * *' },
  { task: TOP_SELLING_MONTH, match: '10 0 1 * *' },
];
