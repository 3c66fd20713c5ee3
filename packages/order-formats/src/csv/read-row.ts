import type { TableRecord } from '@grossist/domain';
import { amountFrom, calendarDateOf, priceFrom, quantityFrom } from '../numbers/index.ts';
import type { IncomingOrderLine, OrderIdentifiers } from '../order.ts';
import { type Faults, Refused } from '../reading.ts';
import { about, nameOf, noteOf, numberOf, shown } from '../text/index.ts';
import { inShopUnits } from '../units/index.ts';

const readIdentifiers = (record: TableRecord): OrderIdentifiers => {
  const identifiers: OrderIdentifiers = {};
  for (const { kind, number } of record.identifiers) {
    const known = kind === 'bareNumber' ? 'any' : kind;
    const read = numberOf(number, { name: known });
    if (read !== undefined) identifiers[known] ??= read;
  }
  if (Object.keys(identifiers).length === 0) throw new Refused('no-number', 'the line names no number of a material');
  return identifiers;
};

type NumberColumn = 'quantity' | 'price' | 'amount' | 'perQuantity';

/** A number of a column, plain; what was read as the reader's language writes it is noted. @throws Refused */
const numberIn = (record: TableRecord, name: NumberColumn, faults: Faults): string | undefined => {
  const number = record.number(name);
  if (number === undefined) return undefined;
  const text = record.text(name) ?? '';
  if (number === 'not-numeric') throw new Refused('number', `${shown(text)} is not a number`, { name }, about(text));
  if (number === 'ambiguous')
    throw new Refused('ambiguous', `${shown(text)} has a sign for decimals or thousands`, { name }, about(text));
  if (number.isAssumed)
    faults.noted(
      'assumed-number',
      `${shown(text)} is read as ${number.decimal}`,
      { line: record.lineNumber, name },
      { ...about(text), meant: number.decimal },
    );
  return number.decimal;
};

const PER = /^(?:(?:pr|per|pro|fyri)\b\.?\s*)?(?<count>\d[\d.,\s]*)?\s*(?<unit>\p{L}[\p{L}\d²³.]*)?$/iu;

/** What a price is for: "100", "m", "pr. 100 m". @throws Refused for anything else */
const perOf = (record: TableRecord, faults: Faults): { count: string | undefined; unit: string | undefined } => {
  const text = record.text('perQuantity');
  if (text === undefined) return { count: undefined, unit: undefined };
  const { count, unit } = PER.exec(text)?.groups ?? {};
  if (unit === undefined) return { count: numberIn(record, 'perQuantity', faults), unit: undefined };
  return { count: count?.trim().replaceAll(/[\s.]/g, '') || undefined, unit };
};

/** A line of a table. @throws Refused naming the column that is wrong */
export const readRow = (record: TableRecord, faults: Faults): IncomingOrderLine => {
  try {
    const identifiers = readIdentifiers(record);
    const per = perOf(record, faults);
    const price = priceFrom(numberIn(record, 'price', faults), per.count, { name: 'price' });
    const quantity = quantityFrom(numberIn(record, 'quantity', faults), { name: 'quantity' });
    return {
      at: record.lineNumber,
      lineNumber: numberOf(record.text('lineNumber'), { name: 'lineNumber' }),
      identifiers,
      name: nameOf(record.text('name')),
      ...inShopUnits({ quantity, unit: record.unit, ...price, perUnit: per.unit }),
      amount: amountFrom(numberIn(record, 'amount', faults), { name: 'amount' }),
      note: noteOf(record.text('note')),
      deliveryDate: calendarDateOf(record.text('deliveryDate')),
      accounting: nameOf(record.text('accounting')),
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, reason, place, values } = error.refusal;
    throw new Refused(code, reason, { ...place, line: record.lineNumber }, values);
  }
};
