import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hvorfor «{name}»?',
  'summary.why.subtotal':
    '{count, plural, one {Linjen til din pris} other {De # linjene til dine priser}}, uten avgifter, frakt og mva.',
  'summary.why.duties':
    '{count, plural, =0 {Ingen av linjene har noen.} one {Metalltillegg og avgifter som # linje har ved siden av prisen.} other {Metalltillegg og avgifter som # linjer har ved siden av prisen.}}',
  'summary.why.freight': 'Så mye koster frakten på ruten din, uansett hva som bestilles.',
  'summary.why.freight.limit':
    'Så mye koster frakten på ruten din, uansett hva som bestilles. Fra en delsum på {limit} er den gratis.',
  'summary.why.freight.free': 'Gratis, siden delsummen når {limit}.',
  'summary.why.freight.pickup': 'Ingen: du henter varene selv.',
  'summary.why.extraFreight':
    '{count, plural, =0 {For varer som er for lange eller for tunge for en pakke.} one {For # linje som er for lang eller for tung for en pakke.} other {For # linjer som er for lange eller for tunge for en pakke.}} Fri frakt dekker ikke dette.',
  'summary.why.freightTax': 'En avgift som loven legger på transport, av begge fraktene.',
  'summary.why.vat': '{percent} % av alt ovenfor, beregnet én gang.',
  'summary.composition': 'Hva totalen består av',
  'summary.saving': 'Du betaler {amount} mindre enn listeprisen.',
  'summary.bundles': 'Herav {amount} fordi det kjøpes sammen.',
  'summary.concept': 'Forslagene våre ville spart ytterligere {amount}.',
  'summary.gift.reached': 'Følger med gratis fra {from}: {gift}.',
  'summary.gift.missing': 'Kjøp for {missing} til og få gratis: {gift} (fra {from}).',
  'summary.travel': 'Slik sendes det',
  'summary.plant': 'Lager',
  'summary.route': 'Rute',
  'summary.shippingCondition': 'Forsendelsesbetingelse',
  'summary.shipTo': 'Varemottaker',
  'summary.pricedAt': 'Priser fra {time}',
};
