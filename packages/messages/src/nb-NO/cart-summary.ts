import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hvorfor «{name}»?',
  'summary.composition': 'Slik er totalen beregnet',
  'summary.saving': 'Du betaler {amount} mindre enn listeprisen.',
  'summary.bundles': 'Herav {amount} for varer kjøpt sammen.',
  'summary.concept': 'Spar ytterligere {amount} med forslagene våre.',
  'summary.gift.reached': 'Gratis ved kjøp fra {from}: {gift}.',
  'summary.gift.missing': 'Gratis ved kjøp fra {from}: {gift}. Bare {missing} igjen.',
  'summary.travel': 'Forsendelse',
  'summary.plant': 'Lager',
  'summary.route': 'Rute',
  'summary.shippingCondition': 'Forsendelsesbetingelse',
  'summary.shipTo': 'Varemottaker',
  'summary.pricedAt': 'Priser fra {time}',
};
