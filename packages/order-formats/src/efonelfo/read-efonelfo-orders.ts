/** Order files of the Norwegian trade: EFONELFO 4.0. */

import { checkLineCount, checkSize, LONGEST_NOTE, MOST_ORDERS } from '../bounds.ts';
import { about, noteOf, shown } from '../clean-text.ts';
import { decodeUnknown } from '../encoding.ts';
import type { IncomingOrder, IncomingOrderLine } from '../order.ts';
import { Faults, type OrderFault, type Reading, type ReadOrders, Refused, reading } from '../reading.ts';
import { type FileLine, fileLines, HEAD_FIELDS, isCutOff, LINE_FIELDS } from './fields.ts';
import { readHead, readLine } from './read-records.ts';

interface Draft {
  head: Omit<IncomingOrder, 'lines' | 'note'>;
  note: string;
  lines: { line: IncomingOrderLine; note: string }[];
}

const joined = (note: string, text: string): string => {
  const more = note === '' ? text : `${note}\n${text}`;
  return more.length > LONGEST_NOTE ? note : more;
};

const LENGTH_OF_TYPE = 2;

/** Reads the lines of a file in turn: heads, their lines, and texts of the head or line above. */
class OrderFile {
  readonly faults = new Faults();
  readonly orders: Draft[] = [];
  #count = 0;
  #fewestFields = Number.POSITIVE_INFINITY;
  /** What a BT line adds to; undefined below a line that was refused. */
  #above: { note: string } | undefined;

  line(line: FileLine): void {
    const place = { line: line.number, name: line.type.slice(0, 10) };
    const order = this.orders.at(-1);
    if (!order && line.type !== 'BH') throw new Refused('not-an-order', 'the file begins with no BH line', place);
    switch (line.type) {
      case 'BH':
        this.#head(line);
        return;
      case 'BL':
        this.#count += 1;
        checkLineCount(this.#count, place);
        this.#order(line, order);
        return;
      case 'BT':
        if (line.isLast) this.#cutOff(line, 'noted');
        if (this.#above) this.#above.note = joined(this.#above.note, line.fields.join(';'));
        return;
      case 'BA':
        this.faults.noted('alternative', 'the alternative that the customer would take is not read', place);
        return;
      default:
        if (line.isLast && line.type.length < LENGTH_OF_TYPE) {
          this.#cutOff(line, 'lost');
          return;
        }
        this.faults.noted(
          'record-type',
          `a line of type ${shown(line.type)} is not known in an order`,
          place,
          about(line.type),
        );
    }
  }

  #head(line: FileLine): void {
    // A file whose head can't be read is refused whole: its lines would belong to no order.
    const { note, ...head } = readHead(line, this.faults);
    const draft = { head, note: note ?? '', lines: [] };
    if (isCutOff(line, HEAD_FIELDS)) {
      const place = { line: line.number, name: line.type };
      if (this.orders.length === 0) throw new Refused('unfinished', 'the file ends within its first line', place);
      this.#cutOff(line, 'lost');
      return;
    }
    if (line.isLast) this.#cutOff(line, 'noted');
    this.orders.push(draft);
    this.#above = draft;
    if (this.orders.length > MOST_ORDERS)
      throw new Refused(
        'too-many-orders',
        `the file has more than ${MOST_ORDERS} orders`,
        { line: line.number },
        { most: String(MOST_ORDERS) },
      );
  }

  #cutOff({ number, type }: FileLine, severity: OrderFault['severity']): void {
    this.faults.add(severity, {
      code: 'unfinished',
      reason: 'the file ends within the line',
      place: { line: number, name: type },
    });
  }

  #order(line: FileLine, order: Draft | undefined): void {
    this.#above = undefined;
    const read = this.faults.try(() => readLine(line, this.faults));
    if (!read || !order) return;
    // A file that writes no blank fields at the end of its lines is not known to be cut off.
    const isAsOthers = line.fields.length >= this.#fewestFields;
    if (isCutOff(line, LINE_FIELDS)) {
      this.#cutOff(line, isAsOthers ? 'noted' : 'lost');
      if (!isAsOthers) return;
    }
    this.#fewestFields = Math.min(this.#fewestFields, line.fields.length);
    const taken = { line: read, note: '' };
    order.lines.push(taken);
    this.#above = taken;
  }
}

/**
 * Reads the orders (BH, BL, BT) of an EFONELFO 4.0 file in Windows-1252, ISO-8859-1 or UTF-8. A line that can't be read
 * is a fault and costs itself alone. Inquiries (IH, IL) are no orders and are refused.
 *
 * VareMrk 1 is read as an EL number; wholesalers of plumbing write it before NRF numbers, too.
 * See writeEfonelfoOrder for what was checked of the format.
 */
export const readEfonelfoOrders = (bytes: Uint8Array): Reading<ReadOrders> =>
  reading(() => {
    checkSize(bytes);
    const file = new OrderFile();
    for (const line of fileLines(decodeUnknown(bytes))) file.line(line);
    if (file.orders.length === 0) throw new Refused('not-an-order', 'the file holds no line');
    const orders = file.orders.map(({ head, note, lines }) => ({
      ...head,
      note: noteOf(note),
      lines: lines.map(({ line, note: ofLine }) => ({ ...line, note: noteOf(ofLine) })),
    }));
    return { orders, faults: file.faults.all };
  });
