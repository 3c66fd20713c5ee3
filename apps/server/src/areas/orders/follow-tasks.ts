import type { CronItem, TaskList } from 'graphile-worker';
import { type FollowDeps, followOrders } from './details/follow-orders.ts';
import { type FollowReturnsDeps, followReturns } from './returns/follow-returns.ts';

const FOLLOW_ORDERS = 'follow-orders';
const FOLLOW_RETURNS = 'follow-returns';

/** The work of the background: looking after orders and returns under way. */
export const followTasks = (deps: FollowDeps & FollowReturnsDeps): TaskList => {
  const orders = followOrders(deps);
  const returns = followReturns(deps);
  return {
    [FOLLOW_ORDERS]: async () => {
      await orders();
    },
    [FOLLOW_RETURNS]: async () => {
      await returns();
    },
  };
};

export const FOLLOW_CRON: readonly CronItem[] = [
  { task: FOLLOW_ORDERS, match: '* * * * *' },
  { task: FOLLOW_RETURNS, match: '* * * * *' },
];
