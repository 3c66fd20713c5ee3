import type { Money } from '@grossist/domain';
import { checkLineCount } from '../bounds.ts';
import { about, nameOf, noteOf, numberOf, shown } from '../clean-text.ts';
import { amountFrom } from '../numbers.ts';
import type { IncomingOrder, IncomingOrderLine, OrderContact, OrderParty } from '../order.ts';
import { type Faults, Refused } from '../reading.ts';
import {
  BUYERS,
  DELIVERY_DATES,
  DELIVERY_PLACES,
  DUPLICATES,
  ORDER_DOCUMENTS,
  ORIGINALS,
  SELLERS,
} from './data/codes.ts';
import { LineDraft } from './line-draft.ts';
import { placeOf, type ReadParty, readDay, readParty } from './read-values.ts';
import { component, numeric, type Segment } from './syntax.ts';

const MOST_NOTES = 50;
const MOST_PARTIES = 100;

const withoutOwnNumber = (party: ReadParty | undefined): OrderParty | undefined => {
  if (!party) return undefined;
  const { ownNumber: _, ...known } = party;
  return known;
};

/** Between UNH and UNT: a head until the first LIN, lines until UNS, a summary. */
export class MessageDraft {
  readonly #faults: Faults;
  readonly #parties: { role: string; party: ReadParty; segment: Segment }[] = [];
  readonly #dates = new Map<string, string>();
  readonly #references = new Map<string, string>();
  readonly #notes: string[] = [];
  readonly #lines: IncomingOrderLine[] = [];
  #number: string | undefined;
  #currency: string | undefined;
  #total: Money | undefined;
  #party: ReadParty | undefined;
  #line: LineDraft | undefined;
  #lineIsLost = false;
  #count = 0;
  #isOver = false;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  /** Takes a segment. @throws Refused when the message orders nothing, or has too many lines */
  add(segment: Segment, linesBefore: number): void {
    if (segment.tag === 'UNS') this.#closeLine(true);
    else if (segment.tag === 'LIN' && !this.#isOver) this.#openLine(segment, linesBefore);
    else if (this.#isOver) this.#summary(segment);
    else if (this.#count > 0) this.#ofLine(segment);
    else this.#head(segment);
  }

  get lineCount(): number {
    return this.#count;
  }

  finish(): IncomingOrder {
    this.#closeLine(true);
    const [buyer, seller, to] = [BUYERS, SELLERS, DELIVERY_PLACES].map((roles) => this.#partyOf(roles));
    this.#noteUnused([buyer, seller, to]);
    const date = DELIVERY_DATES.map((code) => this.#dates.get(code)).find((each) => each !== undefined);
    return {
      number: this.#number,
      date: this.#dates.get('137') ?? this.#dates.get('4'),
      reference: this.#references.get('CR') ?? this.#references.get('ON'),
      project: this.#references.get('AEP'),
      note: noteOf(this.#notes.join('\n')),
      currency: this.#currency,
      buyer: withoutOwnNumber(buyer),
      seller: withoutOwnNumber(seller),
      delivery: to || date ? { address: to?.address, contact: to?.contact, date } : undefined,
      lines: this.#lines,
      total: this.#total,
    };
  }

  #head(segment: Segment): void {
    switch (segment.tag) {
      case 'BGM':
        this.#begin(segment);
        return;
      case 'DTM': {
        const day = readDay(segment);
        if (day === undefined) this.#faults.noted('date', 'the date is not read', placeOf(segment));
        else this.#dates.set(component(segment, 1) ?? '', day);
        return;
      }
      case 'FTX':
        if (this.#notes.length < MOST_NOTES) this.#notes.push((segment.elements[3] ?? []).join(' '));
        return;
      case 'RFF':
        this.#reference(segment);
        return;
      case 'NAD':
        this.#party = readParty(segment);
        if (this.#parties.length < MOST_PARTIES)
          this.#parties.push({ role: component(segment, 1) ?? '', party: this.#party, segment });
        return;
      case 'CTA':
        this.#contact({ name: nameOf(component(segment, 2, 2) ?? component(segment, 2)) });
        return;
      case 'COM':
        this.#communication(segment);
        return;
      case 'CUX':
        this.#currency ??= numberOf(component(segment, 1, 2), placeOf(segment));
    }
  }

  #begin(segment: Segment): void {
    const document = component(segment, 1) ?? '';
    const purpose = component(segment, 3) ?? '';
    if (!ORDER_DOCUMENTS.has(document) || !ORIGINALS.has(purpose))
      throw new Refused(
        'not-an-order',
        `document ${shown(document)} of purpose ${shown(purpose)} is no new order`,
        placeOf(segment),
        about(`BGM ${document} ${purpose}`.trim()),
      );
    if (DUPLICATES.has(purpose))
      this.#faults.noted('duplicate', 'the order says that it was sent before', placeOf(segment), about(purpose));
    this.#number = numberOf(component(segment, 2), placeOf(segment));
  }

  #partyOf(roles: readonly string[]): ReadParty | undefined {
    for (const role of roles) {
      const found = this.#parties.findLast((each) => each.role === role);
      if (found) return found.party;
    }
    return undefined;
  }

  /** Notes parties of roles that are not read, and numbers that mean nothing here. */
  #noteUnused(used: readonly (ReadParty | undefined)[]): void {
    for (const { role, party, segment } of this.#parties) {
      const number = party.gln ?? party.number ?? party.ownNumber;
      const value = [role, number ?? party.name].filter((part) => part !== undefined).join(' ');
      if (!used.includes(party))
        this.#faults.noted('unused-party', `the party ${shown(value)} is not used`, placeOf(segment), about(value));
      else if (party.ownNumber !== undefined)
        this.#faults.noted(
          'unused-number',
          `the number ${shown(value)} was not given by the other side`,
          placeOf(segment),
          about(value),
        );
    }
  }

  #reference(segment: Segment): void {
    const code = component(segment, 1) ?? '';
    const number = nameOf(component(segment, 1, 2));
    if (number === undefined) return;
    if (code === 'VA' && this.#party) this.#party.vatNumber = number;
    else if (code === 'GN' && this.#party) this.#party.registrationNumber = number;
    else if (code === 'IA' && this.#party) this.#party.number = number;
    else this.#references.set(code, number);
  }

  #contact(more: OrderContact): void {
    if (this.#party) this.#party.contact = { ...this.#party.contact, ...more };
  }

  #communication(segment: Segment): void {
    const value = nameOf(component(segment, 1));
    const kind = component(segment, 1, 2);
    if (kind === 'TE') this.#contact({ phone: value });
    else if (kind === 'EM') this.#contact({ email: value });
  }

  #openLine(segment: Segment, linesBefore: number): void {
    this.#closeLine(false);
    this.#count += 1;
    checkLineCount(linesBefore + this.#count, placeOf(segment));
    this.#line = this.#faults.try(() => new LineDraft(segment, this.#faults));
    this.#lineIsLost = this.#line === undefined;
  }

  /** A segment that can't be read costs its line, and is reported once. */
  #ofLine(segment: Segment): void {
    const line = this.#line;
    if (!line || this.#lineIsLost) return;
    const isTaken = this.#faults.try(() => {
      line.add(segment);
      return true;
    });
    this.#lineIsLost = isTaken === undefined;
  }

  #closeLine(isOver: boolean): void {
    const line = this.#line;
    if (line && !this.#lineIsLost) {
      const read = this.#faults.try(() => line.finish());
      if (read) this.#lines.push(read);
    }
    this.#line = undefined;
    this.#isOver ||= isOver;
  }

  #summary(segment: Segment): void {
    const code = component(segment, 1) ?? '';
    if (segment.tag === 'MOA' && (code === '86' || code === '9' || code === '39'))
      this.#total = this.#faults.try(() => amountFrom(numeric(segment, 1, 2), placeOf(segment)));
    if (segment.tag === 'CNT' && code === '2' && Number(component(segment, 1, 2)) !== this.#count)
      this.#faults.noted(
        'line-count',
        `the message has ${this.#count} lines and says ${shown(component(segment, 1, 2) ?? '')}`,
        placeOf(segment),
        about(component(segment, 1, 2) ?? ''),
      );
  }
}
