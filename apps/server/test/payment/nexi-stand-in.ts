import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { z } from 'zod';
import type { Condition, Deed, Delivery } from './contract.ts';

const Minor = z.number().int();
const Text = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^<>'"&\\]*$/);

/** What is taken of POST /v1/payments: as the service documents it, and nothing that it does not. */
const NewPayment = z.strictObject({
  order: z.strictObject({
    items: z
      .array(
        z.strictObject({
          reference: Text,
          name: Text,
          quantity: z.number(),
          unit: Text,
          unitPrice: Minor,
          taxRate: Minor,
          taxAmount: Minor,
          grossTotalAmount: Minor,
          netTotalAmount: Minor,
        }),
      )
      .min(1),
    amount: Minor.positive(),
    currency: z.string().length(3),
    reference: z.string().max(128),
  }),
  checkout: z.strictObject({
    integrationType: z.literal('HostedPaymentPage'),
    returnUrl: z.url(),
    cancelUrl: z.url(),
    termsUrl: z.url(),
    charge: z.literal(false),
    merchantHandlesConsumerData: z.boolean(),
    consumer: z.strictObject({
      reference: Text,
      email: z.email(),
      company: z.strictObject({
        name: Text,
        contact: z.strictObject({ firstName: Text, lastName: Text }),
      }),
    }),
    countryCode: z.string().length(3).optional(),
  }),
  notifications: z.strictObject({
    webHooks: z
      .array(
        z.strictObject({
          eventName: z.string(),
          url: z.url(),
          authorization: z.string().regex(/^[A-Za-z0-9]{8,32}$/),
        }),
      )
      .max(32),
  }),
  myReference: z.string().max(36),
});
const Amount = z.strictObject({ amount: Minor });

interface Payment {
  made: z.output<typeof NewPayment>;
  summary: { reservedAmount?: number; chargedAmount?: number; cancelledAmount?: number };
  terminated?: string;
  isReservedLater: boolean;
  charges: Map<string, string>;
}

interface Reply {
  status: number;
  body?: object;
}

const NOT_FOUND: Reply = { status: 404, body: { message: 'Payment not found' } };
const refused = (code: number): Reply => ({
  status: 402,
  body: { message: 'refused', code: `${code}`, source: 'Internal' },
});
const newId = (): string => randomBytes(16).toString('hex');

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

/** Nexi Checkout's payment API as far as the shop uses it; what it does not know it answers with 501 and remembers. */
export const nexiStandIn = async (secretKey: string) => {
  const payments = new Map<string, Payment>();
  const sent = new Map<string, Delivery[]>();
  const later = new Map<string, Delivery[]>();
  const unknown: string[] = [];
  const asked: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  let condition: Condition | 'nonsense' = 'fine';

  const sendWebhook = (paymentId: string, event: string, data: object = {}, times = 1, box = sent): void => {
    const payment = payments.get(paymentId);
    const webhook = payment?.made.notifications.webHooks.find(({ eventName }) => eventName === event);
    if (payment === undefined || webhook === undefined) throw new Error(`no webhook for ${event}`);
    const { amount, currency } = payment.made.order;
    const body = JSON.stringify({
      id: newId(),
      timestamp: '2026-03-02T08:00:00.0000+00:00',
      merchantNumber: 100017120,
      event,
      data: { ...data, amount: { amount, currency }, paymentId },
    });
    const delivery = { headers: { authorization: webhook.authorization }, body };
    box.set(paymentId, [...(box.get(paymentId) ?? []), ...Array.from({ length: times }, () => delivery)]);
  };

  const reserve = (payment: Payment): void => {
    payment.summary.reservedAmount = payment.made.order.amount;
  };

  const create = (text: string): Reply => {
    const read = NewPayment.safeParse(JSON.parse(text));
    if (!read.success) return { status: 400, body: { errors: { order: [z.prettifyError(read.error)] } } };
    const { items, amount } = read.data.order;
    if (items.reduce((sum, { grossTotalAmount }) => sum + grossTotalAmount, 0) !== amount) return refused(1005);
    const paymentId = newId();
    payments.set(paymentId, { made: read.data, summary: {}, isReservedLater: false, charges: new Map() });
    return {
      status: 201,
      body: { paymentId, hostedPaymentPageUrl: `${address()}/hostedpaymentpage/?pid=${paymentId}` },
    };
  };

  const charge = (paymentId: string, payment: Payment, text: string, key: string): Reply => {
    const known = payment.charges.get(key);
    if (known !== undefined) return { status: 201, body: { chargeId: known } };
    const { amount } = Amount.parse(JSON.parse(text));
    if (payment.summary.chargedAmount !== undefined) return refused(1008);
    if (payment.summary.reservedAmount === undefined || payment.terminated !== undefined) return refused(1003);
    if (amount > payment.summary.reservedAmount) return refused(1001);
    const chargeId = newId();
    payment.summary.chargedAmount = amount;
    payment.charges.set(key, chargeId);
    sendWebhook(paymentId, 'payment.charge.created.v2', { chargeId });
    return { status: 201, body: { chargeId } };
  };

  const cancel = (paymentId: string, payment: Payment, text: string): Reply => {
    const { amount } = Amount.parse(JSON.parse(text));
    if (payment.summary.cancelledAmount !== undefined) return refused(1019);
    if (payment.summary.reservedAmount === undefined) return refused(1003);
    if (amount !== payment.summary.reservedAmount) return refused(1007);
    payment.summary.cancelledAmount = amount;
    sendWebhook(paymentId, 'payment.cancel.created', { cancelId: newId() });
    return { status: 204 };
  };

  const retrieve = (paymentId: string, { made, summary, terminated }: Payment): Reply => ({
    status: 200,
    body: {
      payment: {
        paymentId,
        summary,
        consumer: { shippingAddress: {}, billingAddress: {}, privatePerson: {}, company: {} },
        paymentDetails: {},
        orderDetails: {
          amount: made.order.amount,
          currency: made.order.currency,
          reference: made.order.reference,
        },
        checkout: { url: `${address()}/hostedpaymentpage/`, cancelUrl: made.checkout.cancelUrl },
        created: '2026-03-02T08:00:00Z',
        ...(terminated === undefined ? {} : { terminated }),
        myReference: made.myReference,
      },
    },
  });

  const answer = (request: IncomingMessage, text: string): Reply => {
    const { method = '', url = '', headers } = request;
    if (headers.authorization !== secretKey) return { status: 401 };
    if (method === 'POST' && url === '/v1/payments') return create(text);
    const [, paymentId = '', action = ''] = /^\/v1\/payments\/([^/]+)(?:\/(\w+))?$/.exec(url) ?? [];
    const payment = payments.get(paymentId);
    const key = headers['idempotency-key'];
    switch (`${method} ${action}`) {
      case 'GET ':
        return payment ? retrieve(paymentId, payment) : NOT_FOUND;
      case 'POST charges':
        return payment ? charge(paymentId, payment, text, typeof key === 'string' ? key : newId()) : NOT_FOUND;
      case 'POST cancels':
        return payment ? cancel(paymentId, payment, text) : NOT_FOUND;
      case 'PUT terminate':
        if (payment === undefined) return NOT_FOUND;
        if (payment.summary.reservedAmount !== undefined) return refused(1004);
        payment.terminated = '2026-03-02T09:00:00Z';
        return { status: 204 };
      default:
        unknown.push(`${method} ${url}`);
        return { status: 501, body: { message: `The stand-in knows nothing of ${method} ${url}` } };
    }
  };

  const server = createServer((request, response) => {
    void (async () => {
      const text = await bodyOf(request);
      asked.push({ path: `${request.method} ${request.url}`, headers: request.headers, body: text });
      if (condition === 'silent') return;
      const reply =
        condition === 'down'
          ? { status: 503 }
          : condition === 'nonsense'
            ? { status: 200, body: ['hello'] }
            : answer(request, text);
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(reply.body && JSON.stringify(reply.body));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const find = (paymentId: string): Payment => {
    const payment = payments.get(paymentId);
    if (payment === undefined) throw new Error(`there is no payment ${paymentId}`);
    return payment;
  };

  return {
    url: address(),
    asked,
    unknown,
    condition: (next: Condition | 'nonsense') => {
      condition = next;
    },
    find,
    webhooks: (paymentId: string): readonly Delivery[] => sent.get(paymentId) ?? [],
    does: (paymentId: string, deed: Deed): void => {
      const payment = find(paymentId);
      const event = 'payment.reservation.created.v2';
      if (deed === 'decline') return sendWebhook(paymentId, 'payment.reservation.failed', { error: { code: '911' } });
      if (deed === 'pay-slowly') {
        payment.isReservedLater = true;
        return sendWebhook(paymentId, event, {}, 1, later);
      }
      reserve(payment);
      if (deed === 'pay') sendWebhook(paymentId, event);
      if (deed === 'pay-and-tell-twice') sendWebhook(paymentId, event, {}, 2);
      if (deed === 'pay-and-tell-late') sendWebhook(paymentId, event, {}, 1, later);
    },
    timePasses: (): void => {
      for (const payment of payments.values()) if (payment.isReservedLater) reserve(payment);
      for (const [paymentId, deliveries] of later) sent.set(paymentId, [...(sent.get(paymentId) ?? []), ...deliveries]);
      later.clear();
    },
  };
};
