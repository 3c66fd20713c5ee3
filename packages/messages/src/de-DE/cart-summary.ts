import type { cartSummary as source } from '../en-US/cart-summary.ts';
import type { Translation } from '../translation.ts';

export const cartSummary: Translation<typeof source> = {
  'summary.why': 'Warum „{name}“?',
  'summary.why.subtotal':
    '{count, plural, one {Die Position zu Ihrem Preis} other {Die # Positionen zu Ihren Preisen}}, ohne Zuschläge, Fracht und Mehrwertsteuer.',
  'summary.why.duties':
    '{count, plural, =0 {Für keine Position fallen welche an.} one {Metallzuschläge und Abgaben auf # Position zusätzlich zum Preis.} other {Metallzuschläge und Abgaben auf # Positionen zusätzlich zum Preis.}}',
  'summary.why.freight': 'Fracht auf Ihrer Route, unabhängig vom Inhalt der Bestellung.',
  'summary.why.freight.limit':
    'Fracht auf Ihrer Route, unabhängig vom Inhalt der Bestellung. Frei ab einer Zwischensumme von {limit}.',
  'summary.why.freight.free': 'Frei, weil die Zwischensumme {limit} erreicht.',
  'summary.why.freight.pickup': 'Keine: Sie holen die Ware selbst ab.',
  'summary.why.extraFreight':
    '{count, plural, =0 {Für Ware, die für ein Paket zu lang oder zu schwer ist.} one {Für # Position, die für ein Paket zu lang oder zu schwer ist.} other {Für # Positionen, die für ein Paket zu lang oder zu schwer sind.}} Gilt nicht als frachtfrei.',
  'summary.why.freightTax': 'Gesetzliche Abgabe auf Fracht und Frachtzuschlag.',
  'summary.why.vat': '{percent} % von allem darüber.',
  'summary.composition': 'So setzt sich die Summe zusammen',
  'summary.saving': 'Sie zahlen {amount} weniger als den Listenpreis.',
  'summary.bundles': 'Davon {amount} für zusammen gekaufte Artikel.',
  'summary.concept': 'Mit unseren Vorschlägen sparen Sie weitere {amount}.',
  'summary.gift.reached': 'Gratis ab {from} Bestellwert: {gift}.',
  'summary.gift.missing': 'Gratis ab {from} Bestellwert: {gift}. Es fehlen nur noch {missing}.',
  'summary.travel': 'Versanddetails',
  'summary.plant': 'Lager',
  'summary.route': 'Route',
  'summary.shippingCondition': 'Versandbedingung',
  'summary.shipTo': 'Warenempfänger',
  'summary.pricedAt': 'Preisstand {time}',
};
