import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hví “{name}”?',
  'summary.composition': 'Soleiðis er upphæddin roknað',
  'summary.saving': 'Tú gjaldur {amount} minni enn listaprísin.',
  'summary.bundles': 'Harav {amount} fyri vørur keyptar saman.',
  'summary.concept': 'Spar {amount} afturat við uppskotum okkara.',
  'summary.gift.reached': 'Ókeypis við keypi frá {from}: {gift}.',
  'summary.gift.missing': 'Ókeypis við keypi frá {from}: {gift}. Bert {missing} vanta.',
  'summary.travel': 'Sending',
  'summary.plant': 'Goymsla',
  'summary.route': 'Ruta',
  'summary.shippingCondition': 'Sendingartreyt',
  'summary.shipTo': 'Vørumóttakari',
  'summary.pricedAt': 'Prísir frá {time}',
};
