import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Warum „{name}“?',
  'summary.composition': 'So setzt sich die Summe zusammen',
  'summary.saving': 'Sie zahlen {amount} weniger als den Listenpreis.',
  'summary.bundles': 'Davon {amount} für zusammen gekaufte Artikel.',
  'summary.concept': 'Mit unseren Vorschlägen sparen Sie weitere {amount}.',
  'summary.gift.reached': 'Gratis ab {from} Bestellwert: {gift}.',
  'summary.gift.missing': 'Gratis ab {from} Bestellwert: {gift}. Es fehlen nur noch {missing}.',
  'summary.travel': 'Versanddetails',
  'summary.plant': 'Lager',
  'summary.route': 'Route',
  'summary.shippingCondition': 'Versandbedingung',
  'summary.shipTo': 'Warenempfänger',
  'summary.pricedAt': 'Preisstand {time}',
};
