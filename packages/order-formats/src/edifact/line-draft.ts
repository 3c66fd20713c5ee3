import type { Money, Quantity } from '@grossist/domain';
import { about, nameOf, noteOf, numberOf, shown } from '../clean-text.ts';
import { amountFrom, priceFrom, type ReadPrice } from '../numbers.ts';
import type { IncomingOrderLine, OrderIdentifiers } from '../order.ts';
import { type Faults, Refused } from '../reading.ts';
import { inShopUnits } from '../units.ts';
import { DELETED_LINES, DELIVERY_DATES, ORDERED_LINES, SUBSTITUTES } from './data/codes.ts';
import { placeOf, readDay, readNumber, readQuantity } from './read-values.ts';
import { component, numeric, type Segment } from './syntax.ts';

const MOST_NOTES = 50;
const MOST_NAMES = 10;
/** PIA carries up to five numbers behind its qualifier. */
const NUMBERS_OF_PIA = [2, 3, 4, 5, 6] as const;

/** One LIN with the segments below it, until the next. */
export class LineDraft {
  readonly #start: Segment;
  readonly #faults: Faults;
  #identifiers: OrderIdentifiers;
  readonly #names: string[] = [];
  readonly #notes: string[] = [];
  readonly #dates = new Map<string, string>();
  #quantity: Quantity | undefined;
  #unit: string | undefined;
  #price: ReadPrice | undefined;
  #perUnit: string | undefined;
  #amount: Money | undefined;
  #accounting: string | undefined;

  /** @throws Refused for a number that is none, and for a line that is deleted */
  constructor(lin: Segment, faults: Faults) {
    this.#start = lin;
    this.#faults = faults;
    const action = component(lin, 2) ?? '';
    if (DELETED_LINES.has(action))
      throw new Refused('deleted-line', `the line is deleted (action ${shown(action)})`, placeOf(lin), about(action));
    if (!ORDERED_LINES.has(action))
      faults.noted('line-action', `the action ${shown(action)} is not used`, placeOf(lin), about(action));
    // What LIN names is what is ordered, even where it does not tell by whose number.
    this.#identifiers = readNumber(lin, 3, 'any');
  }

  /** @throws Refused for a quantity, price or amount that is none */
  add(segment: Segment): void {
    switch (segment.tag) {
      case 'PIA':
        if (SUBSTITUTES.has(component(segment, 1) ?? '')) {
          this.#faults.noted('alternative', 'a substitute of the item is not read', placeOf(segment));
          return;
        }
        // LIN takes precedence; of several numbers of a kind the first one counts.
        for (const element of NUMBERS_OF_PIA)
          this.#identifiers = { ...readNumber(segment, element), ...this.#identifiers };
        return;
      case 'IMD':
        this.#name(segment);
        return;
      case 'QTY':
        if (component(segment, 1) !== '21') return;
        this.#quantity = readQuantity(segment);
        this.#unit = component(segment, 1, 3);
        return;
      case 'PRI':
        this.#takePrice(segment);
        return;
      case 'MOA':
        if (component(segment, 1) === '203') this.#amount = amountFrom(numeric(segment, 1, 2), placeOf(segment));
        return;
      case 'DTM':
        this.#date(segment);
        return;
      case 'FTX':
        if (this.#notes.length < MOST_NOTES) this.#notes.push((segment.elements[3] ?? []).join(' '));
        return;
      case 'RFF':
        if (component(segment, 1) === 'ADE') this.#accounting = nameOf(component(segment, 1, 2));
    }
  }

  /** @throws Refused for a line without a number or quantity */
  finish(): IncomingOrderLine {
    const place = placeOf(this.#start);
    if (Object.keys(this.#identifiers).length === 0)
      throw new Refused('no-number', 'the line names no number of a material', place);
    if (this.#quantity === undefined) throw new Refused('quantity', 'the line has no ordered quantity (QTY+21)', place);
    return {
      at: this.#start.number,
      lineNumber: numberOf(component(this.#start, 1), place),
      identifiers: this.#identifiers,
      name: nameOf(this.#names.join(' ')),
      ...inShopUnits({ quantity: this.#quantity, unit: this.#unit, ...this.#price, perUnit: this.#perUnit }),
      amount: this.#amount,
      note: noteOf(this.#notes.join('\n')),
      deliveryDate: DELIVERY_DATES.map((code) => this.#dates.get(code)).find((date) => date !== undefined),
      accounting: this.#accounting,
    };
  }

  #name(segment: Segment): void {
    const name = nameOf(segment.elements[2]?.slice(3).join(' '));
    if (name !== undefined && this.#names.length < MOST_NAMES) this.#names.push(name);
  }

  /** The net price (AAA) counts more than an earlier one of another kind. */
  #takePrice(segment: Segment): void {
    const isNet = component(segment, 1) === 'AAA';
    if (this.#price && !isNet) return;
    const price = priceFrom(numeric(segment, 1, 2), numeric(segment, 1, 5), placeOf(segment));
    if (price === undefined) return;
    this.#price = price;
    this.#perUnit = component(segment, 1, 6);
  }

  #date(segment: Segment): void {
    const day = readDay(segment);
    if (day !== undefined) this.#dates.set(component(segment, 1) ?? '', day);
  }
}
