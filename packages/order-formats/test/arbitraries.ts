import { completeGtin, lineAmount, moneyOf, quantityOfThousandths } from '@grossist/domain';
import type { OutgoingOrder, OutgoingOrderLine } from '@grossist/order-formats';
import fc from 'fast-check';
import { order } from './order-fixture.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzæøåäöüßABCDEFÆØÅ0123456789';
const SIGNS = ` ${LETTERS}<>&"'+:?;,./-()`;

const tidied = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text as a person types it, with what formats use to part things. */
export const text = (longest: number) =>
  fc
    .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: longest })
    .map((chars) => tidied(chars.join('')))
    .filter((each) => each !== '');

export const number = (longest: number) =>
  fc
    .array(fc.constantFrom(...'ABCDEFGH0123456789-'), { minLength: 1, maxLength: longest })
    .map((chars) => chars.join(''));

const ean = fc
  .array(fc.constantFrom(...'0123456789'), { minLength: 12, maxLength: 12 })
  .map((digits) => completeGtin(digits.join('')) ?? '');

const decimal = (units: number, places: number): string =>
  `${Math.floor(units / 10 ** places)}.${String(units % 10 ** places).padStart(places, '0')}`;

const outgoingLine: fc.Arbitrary<OutgoingOrderLine> = fc
  .record({
    sap: number(18),
    ean: fc.option(ean, { nil: undefined }),
    el: fc.option(number(10), { nil: undefined }),
    hws: fc.option(number(10), { nil: undefined }),
    supplier: fc.option(text(20), { nil: undefined }),
    buyer: fc.option(text(20), { nil: undefined }),
    name: text(60),
    hundredths: fc.integer({ min: 1, max: 99_999_99 }),
    unit: fc.constantFrom('PCE', 'MTR', 'ROL', 'PAK', 'BOX', 'SET', 'PAR', 'BDL', 'KGM', 'LTR'),
    price: fc.integer({ min: 0, max: 99_999_9999 }),
    per: fc.constantFrom(1, 10, 100, 1000),
    discount: fc.constantFrom(0, 0, 12.5, 33.3333),
    note: fc.option(text(80), { nil: undefined }),
    accounting: fc.option(text(20), { nil: undefined }),
    deliveryDate: fc.option(fc.constantFrom('2026-12-01', '2028-02-29'), { nil: undefined }),
  })
  .map(({ sap, ean: gtin, el, hws, supplier, buyer, hundredths, price, per, discount, ...rest }) => {
    const quantity = quantityOfThousandths(hundredths * 10);
    const perQuantity = quantityOfThousandths(per * 1000);
    const unitPrice = moneyOf(decimal(price, 4));
    const numbers = { sap, ean: gtin, el, hws, supplier, buyer };
    return {
      lineNumber: 0,
      identifiers: Object.fromEntries(Object.entries(numbers).filter(([, each]) => each !== undefined)),
      quantity,
      unitPrice,
      perQuantity,
      amount: lineAmount(unitPrice, perQuantity, quantity, discount),
      ...rest,
    };
  });

const charge = fc.record({
  kind: fc.constantFrom('freight' as const, 'duties' as const, 'handling' as const, 'other' as const),
  reason: text(20),
  amount: fc.integer({ min: 0, max: 100_000 }).map((minor) => moneyOf(decimal(minor, 2))),
  vat: fc.option(fc.constantFrom({ category: 'S' as const, percent: '12' }, { category: 'Z' as const, percent: '0' }), {
    nil: undefined,
  }),
});

/** Orders of up to six lines, with texts that hold what formats use to part things. */
export const outgoingOrder: fc.Arbitrary<OutgoingOrder> = fc
  .record({
    number: number(10),
    reference: fc.option(text(20), { nil: undefined }),
    project: fc.option(number(10), { nil: undefined }),
    note: fc.option(text(100), { nil: undefined }),
    charges: fc.array(charge, { maxLength: 3 }),
    lines: fc.array(outgoingLine, { minLength: 1, maxLength: 6 }),
  })
  .map(({ lines, ...rest }) =>
    order({ ...rest, lines: lines.map((line, index) => ({ ...line, lineNumber: index + 1 })) }),
  );
