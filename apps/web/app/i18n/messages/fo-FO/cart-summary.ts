import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hví „{name}“?',
  'summary.why.subtotal':
    '{count, plural, one {Linjan til tín prís} other {Tær # linjurnar til tínar prísir}}, uttan avgjøld, farmagjald og mvg.',
  'summary.why.duties':
    '{count, plural, =0 {Eingin av linjunum hevur nakað.} one {Metalískoyti og avgjøld, sum # linja hevur umframt prísin.} other {Metalískoyti og avgjøld, sum # linjur hava umframt prísin.}}',
  'summary.why.freight': 'So nógv kostar flutningurin á tíni rutu, hvat enn verður bílagt.',
  'summary.why.freight.limit':
    'So nógv kostar flutningurin á tíni rutu, hvat enn verður bílagt. Frá {limit} er hann ókeypis.',
  'summary.why.freight.free': 'Ókeypis, tí millumsamanlagt røkkur {limit}.',
  'summary.why.freight.pickup': 'Einki: tú heintar sjálv/ur vørurnar.',
  'summary.why.extraFreight':
    '{count, plural, =0 {Fyri vørur, sum eru ov langar ella ov tungar til ein pakka.} one {Fyri # linju, sum er ov long ella ov tung til ein pakka.} other {Fyri # linjur, sum eru ov langar ella ov tungar til ein pakka.}} Frír flutningur fevnir ikki um hetta.',
  'summary.why.freightTax': 'Eitt avgjald, sum lógin áleggur flutningi, av báðum farmagjøldum.',
  'summary.why.vat': '{percent} % av øllum omanfyri, roknað eina ferð.',
  'summary.composition': 'Hvat upphæddin er samansett av',
  'summary.saving': 'Tú gjaldur {amount} minni enn listaprísin.',
  'summary.bundles': 'Harav {amount}, tí tað verður keypt saman.',
  'summary.concept': 'Uppskotini hjá okkum høvdu spart {amount} afturat.',
  'summary.gift.reached': 'Fylgir við ókeypis frá {from}: {gift}.',
  'summary.gift.missing': 'Keyp fyri {missing} afturat og fá ókeypis: {gift} (frá {from}).',
  'summary.travel': 'Soleiðis verður tað sent',
  'summary.plant': 'Goymsla',
  'summary.route': 'Ruta',
  'summary.shippingCondition': 'Sendingartreyt',
  'summary.shipTo': 'Vørumóttakari',
  'summary.pricedAt': 'Prísir frá {time}',
};
