import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Hvorfor “{name}”?',
  'summary.why.subtotal':
    '{count, plural, one {Linjen til din pris} other {De # linjer til dine priser}}, uden afgifter, fragt og moms.',
  'summary.why.duties':
    '{count, plural, =0 {Ingen af linjerne har afgifter.} one {Metaltillæg og afgifter på # linje ud over prisen.} other {Metaltillæg og afgifter på # linjer ud over prisen.}}',
  'summary.why.freight': 'Fragt på din rute, uanset hvad du bestiller.',
  'summary.why.freight.limit': 'Fragt på din rute, uanset hvad du bestiller. Fri fra en subtotal på {limit}.',
  'summary.why.freight.free': 'Fri, fordi subtotalen når {limit}.',
  'summary.why.freight.pickup': 'Ingen: du henter selv varerne.',
  'summary.why.extraFreight':
    '{count, plural, =0 {For varer, der er for lange eller tunge til en pakke.} one {For # linje, der er for lang eller tung til en pakke.} other {For # linjer, der er for lange eller tunge til en pakke.}} Ikke omfattet af fri fragt.',
  'summary.why.freightTax': 'Lovpligtig afgift på fragt og ekstra fragt.',
  'summary.why.vat': '{percent} % af alt ovenfor.',
  'summary.composition': 'Sådan er totalen beregnet',
  'summary.saving': 'Du betaler {amount} mindre end listeprisen.',
  'summary.bundles': 'Heraf {amount} for varer købt sammen.',
  'summary.concept': 'Spar yderligere {amount} med vores forslag.',
  'summary.gift.reached': 'Gratis ved køb fra {from}: {gift}.',
  'summary.gift.missing': 'Gratis ved køb fra {from}: {gift}. Du mangler kun {missing}.',
  'summary.travel': 'Forsendelse',
  'summary.plant': 'Lager',
  'summary.route': 'Rute',
  'summary.shippingCondition': 'Forsendelsesbetingelse',
  'summary.shipTo': 'Varemodtager',
  'summary.pricedAt': 'Priser fra {time}',
};
