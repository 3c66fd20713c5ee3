import { z } from 'zod';

/** Hundredths of the currency. */
const Minor = z.number().int();

/** POST /v1/payments */
export const Created = z.object({ paymentId: z.string().regex(/^[0-9A-Za-z-]{1,64}$/), hostedPaymentPageUrl: z.url() });

/** GET /v1/payments/{paymentId}; amounts that are absent are 0. */
export const Retrieved = z.object({
  payment: z.object({
    paymentId: z.string(),
    summary: z
      .object({
        reservedAmount: Minor.default(0),
        chargedAmount: Minor.default(0),
        cancelledAmount: Minor.default(0),
      })
      .prefault({}),
    orderDetails: z.object({ amount: Minor, currency: z.string(), reference: z.string().nullish() }),
    terminated: z.string().nullish(),
  }),
});
export type NexiPayment = z.output<typeof Retrieved>['payment'];

/** POST /v1/payments/{paymentId}/charges */
export const Charged = z.object({ chargeId: z.string() });

/** A refusal with the service's own number of it: 402, and some of 400. */
export const Refusal = z.object({ code: z.coerce.string().max(20) });

/** What a webhook's body has of every event; the rest of it is not looked at. */
export const Told = z.object({
  id: z.string().min(1).max(100),
  event: z.string().max(100),
  data: z.object({
    paymentId: z.string().max(100),
    amount: z.object({ amount: Minor, currency: z.string() }).optional(),
    order: z.object({ amount: z.object({ amount: Minor, currency: z.string() }) }).optional(),
  }),
});
