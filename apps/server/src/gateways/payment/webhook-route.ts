import { postPaymentEvent } from '@grossist/contracts';
import type { FastifyInstance } from 'fastify';
import type { PaymentEvent, Payments } from './port.ts';

export interface PaymentWebhookDeps {
  payments: Payments;
  /** Acts on what was told, as often as it is told; when it fails, the service is asked to tell again. */
  heard(event: PaymentEvent): Promise<void>;
}

export const PAYMENT_WEBHOOK = postPaymentEvent.path;

/** A receipt of a thousand lines is in some of them. */
const MOST_BYTES = 1024 * 1024;

/** A payment that is not known may be one that is just being begun: who is told 404 comes again. */
const STATUS = { signature: 401, malformed: 400, 'unknown-payment': 404, amount: 422 } as const;

/**
 * The shop's address for what payment services tell by themselves. Who they are is in their signature and not in a
 * session, and a signature is of the body as it came. Answers say nothing: 204, or why not by their status alone.
 */
export const registerPaymentWebhook = (app: FastifyInstance, { payments, heard }: PaymentWebhookDeps): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body));
    scope.post(PAYMENT_WEBHOOK, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const verdict = await payments.verifyWebhook(request.headers, rawBody);
      reply.header('cache-control', 'no-store');
      if (verdict.outcome === 'refused') return reply.code(STATUS[verdict.reason]).send();
      if (verdict.outcome === 'event') await heard(verdict.event);
      return reply.code(204).send();
    });
  });
};
