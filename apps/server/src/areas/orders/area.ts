import { createOrder } from '@grossist/contracts';
import type { Area } from '../../area.ts';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { Geocoder } from '../../gateways/geocoding/port.ts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import { findPickupAddress } from '../delivery/index.ts';
import { translatedTexts } from '../translations/index.ts';
import type { CardDeps } from './card/card-deps.ts';
import { CARD_ORDER_CRON, cardOrderTasks } from './card/payment-events.ts';
import { cardRoutes } from './card/routes.ts';
import { placeOrder } from './commands/place-order.ts';
import { type OrderFilesDeps, registerOrderFiles } from './export/order-files.ts';
import { FOLLOW_CRON, followTasks } from './follow/follow-tasks.ts';
import { type OverviewDeps, overviewRoutes } from './overview-routes.ts';
import { presentPlaced, presentRefusal, presentRefused } from './placing-presenter.ts';
import { OrderRefused } from './refusals.ts';
import { readWanted } from './wanted-order.ts';

interface PlacingDeps {
  db: Database;
  erp: Erp;
  /** Finds the service center that is nearest to an account. */
  geocoder: Geocoder;
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number;
}

const placingRoutes = ({ db, erp, geocoder, now }: PlacingDeps): readonly Answer[] => {
  const place = placeOrder(db, erp, now);
  const read = readWanted(findPickupAddress({ db, erp, geocoder }));
  const wordsOf = translatedTexts(db, 'sap-error');

  return [
    answerBuyer(createOrder, async ({ body }, buyer, { signal }) => {
      try {
        return presentPlaced(await place(buyer, await read(buyer, body, signal)), body.RcsToken);
      } catch (error) {
        if (!(error instanceof OrderRefused)) throw error;
        const words = await wordsOf(error.lines.map(({ code }) => code));
        return presentRefused(presentRefusal(error, buyer, words), body.RcsToken);
      }
    }),
  ];
};

export type OrderDeps = PlacingDeps &
  OverviewDeps & {
    /** Absent: no payment service is configured. */
    card?: CardDeps | undefined;
  };

/** Placing orders, and looking at what was ordered. */
export const orderRoutes = (deps: OrderDeps): readonly Answer[] => [
  ...placingRoutes(deps),
  ...cardRoutes(deps.db, deps.card, findPickupAddress(deps)),
  ...overviewRoutes(deps),
];

interface OrderAreaDeps extends OrderDeps, Omit<OrderFilesDeps, keyof OrderDeps> {
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
