import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Varför ”{name}”?',
  'summary.why.subtotal':
    '{count, plural, one {Raden till ditt pris} other {De # raderna till dina priser}}, utan avgifter, frakt och moms.',
  'summary.why.duties':
    '{count, plural, =0 {Ingen av raderna har några.} one {Metalltillägg och avgifter på # rad utöver priset.} other {Metalltillägg och avgifter på # rader utöver priset.}}',
  'summary.why.freight': 'Frakt på din rutt, oavsett vad du beställer.',
  'summary.why.freight.limit': 'Frakt på din rutt, oavsett vad du beställer. Fri från en delsumma på {limit}.',
  'summary.why.freight.free': 'Fri, eftersom delsumman når {limit}.',
  'summary.why.freight.pickup': 'Ingen: du hämtar varorna själv.',
  'summary.why.extraFreight':
    '{count, plural, =0 {För varor som är för långa eller tunga för ett paket.} one {För # rad som är för lång eller tung för ett paket.} other {För # rader som är för långa eller tunga för ett paket.}} Ingår inte i fri frakt.',
  'summary.why.freightTax': 'En lagstadgad skatt på frakt och extra frakt.',
  'summary.why.vat': '{percent} % av allt ovan.',
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
