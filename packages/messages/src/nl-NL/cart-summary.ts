import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Waarom “{name}”?',
  'summary.why.subtotal':
    '{count, plural, one {De regel tegen uw prijs} other {De # regels tegen uw prijzen}}, zonder toeslagen, vracht en btw.',
  'summary.why.duties':
    '{count, plural, =0 {Geen van de regels heeft toeslagen.} one {Metaaltoeslagen en heffingen op # regel, boven op de prijs.} other {Metaaltoeslagen en heffingen op # regels, boven op de prijs.}}',
  'summary.why.freight': 'Vracht op uw route, ongeacht wat u bestelt.',
  'summary.why.freight.limit': 'Vracht op uw route, ongeacht wat u bestelt. Gratis vanaf een subtotaal van {limit}.',
  'summary.why.freight.free': 'Gratis omdat het subtotaal {limit} bereikt.',
  'summary.why.freight.pickup': 'Geen: u haalt de goederen zelf af.',
  'summary.why.extraFreight':
    '{count, plural, =0 {Voor goederen die te lang of te zwaar zijn voor een pakket.} one {Voor # regel die te lang of te zwaar is voor een pakket.} other {Voor # regels die te lang of te zwaar zijn voor een pakket.}} Valt niet onder gratis vracht.',
  'summary.why.freightTax': 'Wettelijke belasting op vracht en extra vracht.',
  'summary.why.vat': '{percent} % van alles hierboven.',
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
