import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Waarom ‘{name}’?',
  'summary.why.subtotal':
    '{count, plural, one {De regel tegen uw prijs} other {De # regels tegen uw prijzen}}, zonder toeslagen, vracht en btw.',
  'summary.why.duties':
    '{count, plural, =0 {Geen van de regels heeft ze.} one {Metaaltoeslagen en heffingen die # regel naast de prijs heeft.} other {Metaaltoeslagen en heffingen die # regels naast de prijs hebben.}}',
  'summary.why.freight': 'Zoveel kost het vervoer op uw route, wat er ook besteld wordt.',
  'summary.why.freight.limit':
    'Zoveel kost het vervoer op uw route, wat er ook besteld wordt. Vanaf een subtotaal van {limit} is het gratis.',
  'summary.why.freight.free': 'Gratis, want het subtotaal haalt {limit}.',
  'summary.why.freight.pickup': 'Geen: u haalt de goederen zelf af.',
  'summary.why.extraFreight':
    '{count, plural, =0 {Voor goederen die te lang of te zwaar zijn voor een pakket.} one {Voor # regel die te lang of te zwaar is voor een pakket.} other {Voor # regels die te lang of te zwaar zijn voor een pakket.}} Gratis vracht geldt hier niet.',
  'summary.why.freightTax': 'Een belasting die de wet op vervoer heft, over beide vrachten.',
  'summary.why.vat': '{percent} % van alles hierboven, één keer berekend.',
  'summary.composition': 'Waaruit het totaal bestaat',
  'summary.saving': 'U betaalt {amount} minder dan de lijstprijs.',
  'summary.bundles': 'Waarvan {amount} omdat het samen wordt gekocht.',
  'summary.concept': 'Onze voorstellen zouden nog eens {amount} besparen.',
  'summary.gift.reached': 'Gratis erbij vanaf {from}: {gift}.',
  'summary.gift.missing': 'Koop voor nog {missing} en krijg gratis: {gift} (vanaf {from}).',
  'summary.travel': 'Zo wordt het verzonden',
  'summary.plant': 'Magazijn',
  'summary.route': 'Route',
  'summary.shippingCondition': 'Verzendconditie',
  'summary.shipTo': 'Goederenontvanger',
  'summary.pricedAt': 'Prijzen van {time}',
};
