import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hví “{name}”?',
  'summary.why.subtotal':
    '{count, plural, one {Linjan til tín prís} other {Tær # linjurnar til tínar prísir}}, uttan avgjøld, farmagjald og mvg.',
  'summary.why.duties':
    '{count, plural, =0 {Eingin av linjunum hevur nakað.} one {Metalískoyti og avgjøld á # linju umframt prísin.} other {Metalískoyti og avgjøld á # linjum umframt prísin.}}',
  'summary.why.freight': 'Farmagjald á tíni rutu, uttan mun til hvat tú bíleggur.',
  'summary.why.freight.limit':
    'Farmagjald á tíni rutu, uttan mun til hvat tú bíleggur. Einki frá {limit} millumsamanlagt.',
  'summary.why.freight.free': 'Einki, tí millumsamanlagt røkkur {limit}.',
  'summary.why.freight.pickup': 'Einki: tú heintar sjálv/ur vørurnar.',
  'summary.why.extraFreight':
    '{count, plural, =0 {Fyri vørur, sum eru ov langar ella ov tungar til ein pakka.} one {Fyri # linju, sum er ov long ella ov tung til ein pakka.} other {Fyri # linjur, sum eru ov langar ella ov tungar til ein pakka.}} Frír flutningur fevnir ikki um hetta.',
  'summary.why.freightTax': 'Lógarásett avgjald á farmagjald og eyka farmagjald.',
  'summary.why.vat': '{percent} % av øllum omanfyri.',
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
