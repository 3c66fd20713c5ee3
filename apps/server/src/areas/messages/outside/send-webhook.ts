import { writeJsonOrder } from '@grossist/order-formats';
import type { Handler } from '../../../outbox/index.ts';
import type { OutsideDeps } from './outside-deps.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';
import { type ToldOrder, toldOrder } from './told-order.ts';

/** The body as text: the order's own JSON is put in as it is. */
const bodyOf = async ({ outgoingOrder, outgoingReturn }: OutsideDeps, id: string, told: ToldOrder): Promise<string> => {
  const head = (type: string, subject: string) => `{"Id":"${id}","Type":"${type}",${subject}`;
  if ('orderId' in told) {
    const order = writeJsonOrder(await outgoingOrder(told.orderId));
    return `${head('order.placed', `"OrderId":"${told.orderId}"`)},"Order":${order}}`;
  }
  const returned = JSON.stringify(await outgoingReturn(told.returnOrderId));
  return `${head('return.ordered', `"ReturnOrderId":"${told.returnOrderId}"`)},"Return":${returned}}`;
};

/** The host alone: an address may have something secret in its path or query. */
const hostOf = (url: string): string => new URL(url).host;

/** Posts an order or a return to the system that the settings name; only an answer of 2xx means that it was taken. */
export const sendWebhook =
  (deps: OutsideDeps): Handler =>
  async ({ id, payload }, signal) => {
    const { webhook } = deps.destinations;
    if (webhook === undefined) return 'nobody: no webhook is set up any more';
    const body = await bodyOf(deps, id, toldOrder(payload));
    const response = await deps.fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': id,
        'user-agent': 'Grossist',
        [SIGNATURE_HEADER]: signatureOf(webhook.secret, body, deps.now()),
      },
      body,
      // An order goes to the address of the settings and nowhere else.
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${hostOf(webhook.url)} answers ${response.status || 'with a redirect'}`);
    return `${hostOf(webhook.url)} answered ${response.status}`;
  };
