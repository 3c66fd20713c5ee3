import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Warum „{name}“?',
  'summary.why.subtotal':
    '{count, plural, one {Die Position zu Ihrem Preis} other {Die # Positionen zu Ihren Preisen}}, ohne Zuschläge, Fracht und Mehrwertsteuer.',
  'summary.why.duties':
    '{count, plural, =0 {Keine der Positionen trägt welche.} one {Metallzuschläge und Abgaben, die # Position neben ihrem Preis trägt.} other {Metallzuschläge und Abgaben, die # Positionen neben ihrem Preis tragen.}}',
  'summary.why.freight': 'So viel kostet der Transport auf Ihrer Route, was auch immer bestellt wird.',
  'summary.why.freight.limit':
    'So viel kostet der Transport auf Ihrer Route, was auch immer bestellt wird. Ab einer Zwischensumme von {limit} ist er frei.',
  'summary.why.freight.free': 'Frei, weil die Zwischensumme {limit} erreicht.',
  'summary.why.freight.pickup': 'Keine: Sie holen die Ware selbst ab.',
  'summary.why.extraFreight':
    '{count, plural, =0 {Für Ware, die für ein Paket zu lang oder zu schwer ist.} one {Für # Position, die für ein Paket zu lang oder zu schwer ist.} other {Für # Positionen, die für ein Paket zu lang oder zu schwer sind.}} Frachtfreiheit gilt dafür nicht.',
  'summary.why.freightTax': 'Eine Abgabe, die das Gesetz auf Transporte erhebt, von beiden Frachten.',
  'summary.why.vat': '{percent} % von allem darüber, einmal berechnet.',
  'summary.composition': 'Woraus die Summe besteht',
  'summary.saving': 'Sie zahlen {amount} weniger als den Listenpreis.',
  'summary.bundles': 'Davon {amount}, weil es zusammen gekauft wird.',
  'summary.concept': 'Unsere Vorschläge würden weitere {amount} sparen.',
  'summary.gift.reached': 'Ab {from} gratis dabei: {gift}.',
  'summary.gift.missing': 'Noch {missing}, dann gratis dabei: {gift} (ab {from}).',
  'summary.travel': 'So wird versandt',
  'summary.plant': 'Werk',
  'summary.route': 'Route',
  'summary.shippingCondition': 'Versandbedingung',
  'summary.shipTo': 'Warenempfänger',
  'summary.pricedAt': 'Preise von {time}',
};
