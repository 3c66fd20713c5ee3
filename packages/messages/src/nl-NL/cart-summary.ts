import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Waarom “{name}”?',
  'summary.composition': 'Opbouw van het totaal',
  'summary.saving': 'U betaalt {amount} minder dan de brutoprijs.',
  'summary.bundles': 'Waarvan {amount} voor samen gekochte artikelen.',
  'summary.concept': 'Bespaar nog {amount} met onze voorstellen.',
  'summary.gift.reached': 'Gratis bij bestellingen vanaf {from}: {gift}.',
  'summary.gift.missing': 'Gratis bij bestellingen vanaf {from}: {gift}. Nog maar {missing}.',
  'summary.travel': 'Verzendgegevens',
  'summary.plant': 'Magazijn',
  'summary.route': 'Route',
  'summary.shippingCondition': 'Verzendconditie',
  'summary.shipTo': 'Goederenontvanger',
  'summary.pricedAt': 'Prijzen van {time}',
};
