import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Varför ”{name}”?',
  'summary.composition': 'Så beräknas summan',
  'summary.saving': 'Du betalar {amount} mindre än listpriset.',
  'summary.bundles': 'Varav {amount} för artiklar köpta tillsammans.',
  'summary.concept': 'Spara ytterligare {amount} med våra förslag.',
  'summary.gift.reached': 'Gratis vid köp från {from}: {gift}.',
  'summary.gift.missing': 'Gratis vid köp från {from}: {gift}. Bara {missing} kvar.',
  'summary.travel': 'Leveransuppgifter',
  'summary.plant': 'Lager',
  'summary.route': 'Rutt',
  'summary.shippingCondition': 'Leveransvillkor',
  'summary.shipTo': 'Varumottagare',
  'summary.pricedAt': 'Priser från {time}',
};
