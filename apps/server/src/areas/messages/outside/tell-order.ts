import { type Handler, publish } from '../../../outbox/index.ts';
import { ORDER_FILE, ORDER_MAIL, ORDER_WEBHOOK } from '../topics.ts';
import type { OrderDestinations, OutsideDeps } from './outside-deps.ts';
import { type ToldOrder, toldOrder } from './told-order.ts';

const topicsOf = ({ webhook, files }: OrderDestinations, told: ToldOrder): readonly string[] => [
  ...(webhook === undefined ? [] : [ORDER_WEBHOOK]),
  // Neither UBL's Order nor EFONELFO's order file can say that goods come back.
  ...('orderId' in told && files?.folder !== undefined ? [ORDER_FILE] : []),
  ...('orderId' in told && files?.mail !== undefined ? [ORDER_MAIL] : []),
];

/** Makes a message of its own for each place an order is told, so that one that is away holds up no other. */
export const tellOrder =
  ({ db, destinations }: Pick<OutsideDeps, 'db' | 'destinations'>): Handler =>
  async ({ payload }) => {
    const told = toldOrder(payload);
    const key = 'orderId' in told ? told.orderId : `return:${told.returnOrderId}`;
    const topics = topicsOf(destinations, told);
    await publish(
      db,
      topics.map((topic) => ({ topic, key, payload: told })),
    );
    return topics.length === 0 ? 'nobody: no other system is set up' : topics.join(', ');
  };
