import { postPaymentEvent } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import type { PaymentEvent, Payments } from './port.ts';

export interface PaymentWebhookDeps {
  payments: Payments;
  /** Handles an event, also a repeated one; when it fails, the service is asked to retry. */
  handleEvent(event: PaymentEvent): Promise<void>;
}

export const PAYMENT_WEBHOOK = postPaymentEvent.path;

/** A receipt of a thousand lines is in some of them. */
const MOST_BYTES = 1024 * 1024;

/** An unknown payment may be one that is just being started: after a 404 the service retries. */
const STATUS = { signature: 401, malformed: 400, 'unknown-payment': 404, amount: 422 } as const;

/**
 * Registers the route for webhooks of payment services. Who they are is in their signature and not in a
 * session, and a signature is of the body as it came. Responses have no body: 204, or a status that gives the reason.
 */
export const registerPaymentWebhook = (app: FastifyInstance, { payments, handleEvent }: PaymentWebhookDeps): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body));
    scope.post(PAYMENT_WEBHOOK, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const verdict = await payments.verifyWebhook(request.headers, rawBody);
      reply.header('cache-control', 'no-store');
      if (verdict.outcome === 'refused') return reply.code(STATUS[verdict.reason]).send();
      if (verdict.outcome === 'event') await handleEvent(verdict.event);
      return reply.code(204).send();
    });
  });
};
