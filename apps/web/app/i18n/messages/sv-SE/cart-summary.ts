import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Varför ”{name}”?',
  'summary.why.subtotal':
    '{count, plural, one {Raden till ditt pris} other {De # raderna till dina priser}}, utan avgifter, frakt och moms.',
  'summary.why.duties':
    '{count, plural, =0 {Ingen av raderna har några.} one {Metalltillägg och avgifter som # rad har utöver sitt pris.} other {Metalltillägg och avgifter som # rader har utöver sitt pris.}}',
  'summary.why.freight': 'Så mycket kostar frakten på din rutt, vad som än beställs.',
  'summary.why.freight.limit':
    'Så mycket kostar frakten på din rutt, vad som än beställs. Från en delsumma på {limit} är den gratis.',
  'summary.why.freight.free': 'Gratis, eftersom delsumman når {limit}.',
  'summary.why.freight.pickup': 'Ingen: du hämtar varorna själv.',
  'summary.why.extraFreight':
    '{count, plural, =0 {För varor som är för långa eller för tunga för ett paket.} one {För # rad som är för lång eller för tung för ett paket.} other {För # rader som är för långa eller för tunga för ett paket.}} Fri frakt täcker inte detta.',
  'summary.why.freightTax': 'En skatt som lagen lägger på transporter, på båda frakterna.',
  'summary.why.vat': '{percent} % av allt ovan, beräknat en gång.',
  'summary.composition': 'Vad summan består av',
  'summary.saving': 'Du betalar {amount} mindre än listpriset.',
  'summary.bundles': 'Varav {amount} för att det köps tillsammans.',
  'summary.concept': 'Våra förslag skulle spara ytterligare {amount}.',
  'summary.gift.reached': 'Följer med gratis från {from}: {gift}.',
  'summary.gift.missing': 'Handla för {missing} till och få gratis: {gift} (från {from}).',
  'summary.travel': 'Så skickas det',
  'summary.plant': 'Lager',
  'summary.route': 'Rutt',
  'summary.shippingCondition': 'Leveransvillkor',
  'summary.shipTo': 'Varumottagare',
  'summary.pricedAt': 'Priser från {time}',
};
