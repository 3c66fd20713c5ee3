import { createHmac } from 'node:crypto';
import { writeJsonOrder } from '@grossist/order-formats';
import type { Handler } from '../../../outbox/index.ts';
import { type OrderPayload, type OutsideDeps, parseOrderPayload } from './publish-order.ts';

const SIGNATURE_HEADER = 'grossist-signature';

/**
 * Signs a body with its time: HMAC-SHA256 with the shared secret over the seconds since 1970, a full stop and the body's
 * bytes, as lower-case hexadecimal. docs/operations.md describes the verification.
 */
const signatureOf = (secret: string, body: string, now: number): string => {
  const seconds = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
};

/** Returns the request body; the order's own JSON is inserted unchanged. */
const bodyOf = async (
  { outgoingOrder, outgoingReturn }: OutsideDeps,
  id: string,
  subjectIds: OrderPayload,
): Promise<string> => {
  const head = (type: string, subject: string) => `{"Id":"${id}","Type":"${type}",${subject}`;
  if ('orderId' in subjectIds) {
    const order = writeJsonOrder(await outgoingOrder(subjectIds.orderId));
    return `${head('order.placed', `"OrderId":"${subjectIds.orderId}"`)},"Order":${order}}`;
  }
  const returned = JSON.stringify(await outgoingReturn(subjectIds.returnOrderId));
  return `${head('return.ordered', `"ReturnOrderId":"${subjectIds.returnOrderId}"`)},"Return":${returned}}`;
};

/** Returns the host only: path and query of the URL may contain secrets. */
const hostOf = (url: string): string => new URL(url).host;

/** Posts an order or a return to the system of the settings; only a 2xx response counts as delivered. */
export const sendWebhook =
  (deps: OutsideDeps): Handler =>
  async ({ id, payload }, signal) => {
    const { webhook } = deps.destinations;
    if (webhook === undefined) return 'not sent: no webhook is set up any more';
    const body = await bodyOf(deps, id, parseOrderPayload(payload));
    const response = await deps.fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': id,
        'user-agent': 'Grossist',
        [SIGNATURE_HEADER]: signatureOf(webhook.secret, body, deps.now()),
      },
      body,
      // An order is sent to the URL of the settings only.
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${hostOf(webhook.url)} answers ${response.status || 'with a redirect'}`);
    return `${hostOf(webhook.url)} answered ${response.status}`;
  };
