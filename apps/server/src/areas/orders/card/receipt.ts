import {
  addMoney,
  type Language,
  lineAmount,
  type Money,
  NO_MONEY,
  percentOf,
  type Quantity,
  quantityOf,
  subtractMoney,
  sumMoney,
  textIn,
} from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { ReceiptLine } from '../../../gateways/payment/port.ts';
import { unitName } from '../../pricing/index.ts';
import type { PreparedOrder } from '../commands/prepare-order.ts';

interface Part {
  reference: string;
  name: string;
  quantity: Quantity;
  unit: string;
  netAmount: Money;
}

const ONE = quantityOf(1);

/** What one costs, in words of the receipt: the amount of the line is what counts. */
const unitPriceOf = ({ netAmount, quantity }: Part): Money => lineAmount(netAmount, quantity, ONE);

const goodsOf = ({ lines, priced }: PreparedOrder, language: Language): readonly Part[] => {
  const pricedById = new Map(priced.lines.map((line) => [line.key, line]));
  return lines.map((line) => ({
    reference: line.sap_material_number,
    name: textIn(line.names, language)?.text ?? line.code,
    quantity: quantityOf(line.quantity),
    unit: unitName(line.sales_unit, language),
    netAmount: pricedById.get(line.id)?.price?.buildUp.lineTotal ?? NO_MONEY,
  }));
};

const alone = (reference: string, name: string, netAmount: Money): Part[] =>
  netAmount === NO_MONEY ? [] : [{ reference, name, quantity: ONE, unit: '', netAmount }];

/**
 * What is paid for, line by line, whose gross amounts are the order's total. The order's tax is taken once, of its sum:
 * what the lines' own taxes differ from it is a line of its own.
 */
export const receiptOf = (prepared: PreparedOrder, language: Language): readonly ReceiptLine[] => {
  const { totals, vatPercent } = prepared.priced;
  const text = textFor(language);
  const parts: readonly Part[] = [
    ...goodsOf(prepared, language),
    ...alone('duties', text('receipt.duties'), totals.duties),
    ...alone(
      'freight',
      text('receipt.freight'),
      sumMoney([totals.freight, totals.extraFreight, totals.freightServiceTax]),
    ),
  ];
  const lines = parts.map((part): ReceiptLine => {
    const taxAmount = percentOf(part.netAmount, vatPercent);
    const grossAmount = addMoney(part.netAmount, taxAmount);
    return { ...part, unitPrice: unitPriceOf(part), taxPercent: vatPercent, taxAmount, grossAmount };
  });
  const left = subtractMoney(totals.total, sumMoney(lines.map(({ grossAmount }) => grossAmount)));
  const [rounding] = alone('rounding', text('receipt.rounding'), left);
  if (rounding === undefined) return lines;
  return [...lines, { ...rounding, unitPrice: left, taxPercent: 0, taxAmount: NO_MONEY, grossAmount: left }];
};
