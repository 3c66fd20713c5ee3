import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hvorfor “{name}”?',
  'summary.composition': 'Sådan er totalen beregnet',
  'summary.saving': 'Du betaler {amount} mindre end listeprisen.',
  'summary.bundles': 'Heraf {amount} for varer købt sammen.',
  'summary.concept': 'Spar yderligere {amount} med vores forslag.',
  'summary.gift.reached': 'Gratis ved køb fra {from}: {gift}.',
  'summary.gift.missing': 'Gratis ved køb fra {from}: {gift}. Du mangler kun {missing}.',
  'summary.travel': 'Forsendelse',
  'summary.plant': 'Lager',
  'summary.route': 'Rute',
  'summary.shippingCondition': 'Forsendelsesbetingelse',
  'summary.shipTo': 'Varemodtager',
  'summary.pricedAt': 'Priser fra {time}',
};
