import type { Area } from '../../area.ts';
import { CARD_ORDER_CRON, type CardDeps, cardOrderTasks } from './card/index.ts';
import { type OrderFilesDeps, registerOrderFiles } from './export/register-order-files.ts';
import { FOLLOW_CRON, followTasks } from './follow/follow-tasks.ts';
import { type OrderDeps, orderRoutes } from './routes.ts';

export interface OrderAreaDeps extends OrderDeps, Omit<OrderFilesDeps, keyof OrderDeps> {
  /** Undefined where the shop takes no cards. */
  card: CardDeps | undefined;
}

/** Opens orders and returns: their calls, files, and the jobs that follow them and settle card payments. */
export const openOrderArea = (deps: OrderAreaDeps): Area => ({
  answers: orderRoutes(deps),
  register: (app) => registerOrderFiles(app, deps),
  tasks: { ...followTasks(deps), ...(deps.card && cardOrderTasks(deps.card)) },
  cron: [...FOLLOW_CRON, ...(deps.card ? CARD_ORDER_CRON : [])],
});
