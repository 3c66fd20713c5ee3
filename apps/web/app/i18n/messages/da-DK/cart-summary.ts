import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hvorfor “{name}”?',
  'summary.why.subtotal':
    '{count, plural, one {Linjen til din pris} other {De # linjer til dine priser}}, uden afgifter, fragt og moms.',
  'summary.why.duties':
    '{count, plural, =0 {Ingen af linjerne har nogen.} one {Metaltillæg og afgifter, som # linje har ved siden af sin pris.} other {Metaltillæg og afgifter, som # linjer har ved siden af deres pris.}}',
  'summary.why.freight': 'Det koster fragten på din rute, uanset hvad der er i ordren.',
  'summary.why.freight.limit':
    'Det koster fragten på din rute, uanset hvad der er i ordren. Fra en subtotal på {limit} er den gratis.',
  'summary.why.freight.free': 'Gratis, da subtotalen når {limit}.',
  'summary.why.freight.pickup': 'Ingen: du henter selv varerne.',
  'summary.why.extraFreight':
    '{count, plural, =0 {For varer, der er for lange eller for tunge til en pakke.} one {For # linje, der er for lang eller for tung til en pakke.} other {For # linjer, der er for lange eller for tunge til en pakke.}} Fri fragt dækker det ikke.',
  'summary.why.freightTax': 'En afgift, som loven lægger på transport, af begge fragter.',
  'summary.why.vat': '{percent} % af alt ovenfor, beregnet én gang.',
  'summary.composition': 'Hvad totalen består af',
  'summary.saving': 'Du betaler {amount} mindre end listeprisen.',
  'summary.bundles': 'Heraf {amount}, fordi det købes sammen.',
  'summary.concept': 'Vores forslag ville spare yderligere {amount}.',
  'summary.gift.reached': 'Følger med gratis fra {from}: {gift}.',
  'summary.gift.missing': 'Køb for {missing} mere, og få den gratis: {gift} (fra {from}).',
  'summary.travel': 'Sådan sendes det',
  'summary.plant': 'Lager',
  'summary.route': 'Rute',
  'summary.shippingCondition': 'Forsendelsesbetingelse',
  'summary.shipTo': 'Varemodtager',
  'summary.pricedAt': 'Priser fra {time}',
};
