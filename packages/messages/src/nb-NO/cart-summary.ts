import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hvorfor «{name}»?',
  'summary.why.subtotal':
    '{count, plural, one {Linjen til din pris} other {De # linjene til dine priser}}, uten avgifter, frakt og mva.',
  'summary.why.duties':
    '{count, plural, =0 {Ingen av linjene har noen.} one {Metalltillegg og avgifter på # linje i tillegg til prisen.} other {Metalltillegg og avgifter på # linjer i tillegg til prisen.}}',
  'summary.why.freight': 'Frakt på ruten din, uansett hva du bestiller.',
  'summary.why.freight.limit': 'Frakt på ruten din, uansett hva du bestiller. Fri fra en delsum på {limit}.',
  'summary.why.freight.free': 'Fri fordi delsummen når {limit}.',
  'summary.why.freight.pickup': 'Ingen: du henter varene selv.',
  'summary.why.extraFreight':
    '{count, plural, =0 {For varer som er for lange eller tunge for en pakke.} one {For # linje som er for lang eller tung for en pakke.} other {For # linjer som er for lange eller tunge for en pakke.}} Omfattes ikke av fri frakt.',
  'summary.why.freightTax': 'Lovpålagt avgift på frakt og ekstra frakt.',
  'summary.why.vat': '{percent} % av alt ovenfor.',
  'summary.composition': 'Slik er totalen beregnet',
  'summary.saving': 'Du betaler {amount} mindre enn listeprisen.',
  'summary.bundles': 'Herav {amount} for varer kjøpt sammen.',
  'summary.concept': 'Spar ytterligere {amount} med forslagene våre.',
  'summary.gift.reached': 'Gratis ved kjøp fra {from}: {gift}.',
  'summary.gift.missing': 'Gratis ved kjøp fra {from}: {gift}. Bare {missing} igjen.',
  'summary.travel': 'Forsendelse',
  'summary.plant': 'Lager',
  'summary.route': 'Rute',
  'summary.shippingCondition': 'Forsendelsesbetingelse',
  'summary.shipTo': 'Varemottaker',
  'summary.pricedAt': 'Priser fra {time}',
};
