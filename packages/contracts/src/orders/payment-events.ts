import { FILE, fileOperation } from '../file-operation.ts';

export const postPaymentEvent = fileOperation({
  area: 'orders',
  call: 'own-card-03',
  name: 'postPaymentEvent',
  summary: 'Event of the card service',
  description:
    'For the card service alone, which signs the body. Answers 204, or 400, 401, 404 or 422 without a body; a failed event is to be sent again.',
  method: 'POST',
  path: '/api/payment-events',
  access: 'anyone',
  changes: false,
  credentials: 'signature',
  hasOwnFailures: true,
  upload: { mediaTypes: ['application/json'], description: 'The event, in the format of the card service' },
  alsoAnswers: { 204: 'The event was taken' },
  response: FILE,
});
