/** Orders as EDIFACT: ORDERS D96A. */

import { checkSize, MOST_ORDERS } from '../bounds.ts';
import { about, shown } from '../clean-text.ts';
import type { IncomingOrder } from '../order.ts';
import { Faults, type OrderRefusal, type Reading, type ReadOrders, Refused, reading } from '../reading.ts';
import { DIRECTORIES } from './data/codes.ts';
import { MessageDraft } from './message-draft.ts';
import { placeOf } from './read-values.ts';
import { CutSegment, component, decodeInterchange, type Segment, segmentsOf, serviceCharacters } from './syntax.ts';

/** 0035, the eleventh element of UNB. */
const TEST_INDICATOR = 11;

interface OpenMessage {
  start: Segment;
  /** Undefined when it is none that is read, or was refused: its segments are passed. */
  draft: MessageDraft | undefined;
}

/** Reads the segments of an interchange in turn: UNB, messages from UNH to UNT, UNZ. */
class Interchange {
  readonly faults = new Faults();
  readonly orders: IncomingOrder[] = [];
  #message: OpenMessage | undefined;
  #messages = 0;
  /** Begun by UNB and not ended by UNZ. */
  #isOpen = false;
  #last: Segment | undefined;
  #lines = 0;

  add(segment: Segment): void {
    this.#last = segment;
    switch (segment.tag) {
      case 'UNB':
        this.#begin(segment);
        return;
      case 'UNG':
      case 'UNE':
        return;
      case 'UNH':
        this.#open(segment);
        return;
      case 'UNT':
        this.#close(segment);
        return;
      case 'UNZ':
        this.#requireClosed();
        this.#isOpen = false;
        if (Number(component(segment, 1)) !== this.#messages)
          this.faults.noted('message-count', 'the interchange has another number of messages', placeOf(segment));
        return;
      default:
        this.#add(segment);
    }
  }

  /**
   * Ends the reading. @param broken why the last segment could not be read, where the file ends within it
   * @throws Refused when the file ends before its first message does; complete messages are returned, and the fault reported
   */
  end(broken?: OrderRefusal): void {
    const message = this.#message;
    const unfinished =
      broken ??
      (message && {
        code: 'unfinished',
        reason: 'the message that begins here has no end (UNT)',
        place: placeOf(message.start),
      }) ??
      (this.#isOpen && this.#last
        ? { code: 'unfinished', reason: 'the interchange has no end (UNZ)', place: placeOf(this.#last) }
        : undefined);
    if (!unfinished) return;
    if (this.orders.length === 0)
      throw new Refused(unfinished.code, unfinished.reason, unfinished.place, unfinished.values);
    this.faults.add('lost', unfinished);
  }

  #begin(segment: Segment): void {
    this.#requireClosed();
    this.#messages = 0;
    this.#isOpen = true;
    if (component(segment, TEST_INDICATOR) === '1')
      this.faults.noted('test', 'the interchange is a test', placeOf(segment));
  }

  /** @throws Refused when a message has no end where one is needed */
  #requireClosed(): void {
    if (this.#message)
      throw new Refused('unfinished', 'the message that begins here has no end (UNT)', placeOf(this.#message.start));
  }

  #open(segment: Segment): void {
    this.#requireClosed();
    this.#messages += 1;
    if (this.#messages > MOST_ORDERS)
      throw new Refused('too-many-orders', `more than ${MOST_ORDERS} messages`, placeOf(segment), {
        most: String(MOST_ORDERS),
      });
    const type = component(segment, 2) ?? '';
    const directory = component(segment, 2, 3) ?? '';
    const isRead = type === 'ORDERS' && DIRECTORIES.has(directory);
    if (!isRead)
      this.faults.add('lost', {
        code: 'not-an-order',
        reason: `the message ${shown(`${type} ${directory}`)} is not read, ORDERS D96A is`,
        place: placeOf(segment),
        values: about(`${type} ${directory}`.trim()),
      });
    this.#message = { start: segment, draft: isRead ? new MessageDraft(this.faults) : undefined };
  }

  #add(segment: Segment): void {
    const message = this.#message;
    if (!message)
      throw new Refused(
        'outside-message',
        `${shown(segment.tag)} is outside of messages`,
        placeOf(segment),
        about(segment.tag),
      );
    const { draft } = message;
    if (!draft) return;
    // A head that can't be read costs its message; what breaks a bound costs the interchange.
    try {
      draft.add(segment, this.#lines);
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code === 'too-many-lines') throw error;
      this.faults.add('lost', error.refusal);
      message.draft = undefined;
    }
  }

  #close(segment: Segment): void {
    const message = this.#message;
    if (!message)
      throw new Refused('outside-message', 'a message ends that never began', placeOf(segment), about('UNT'));
    this.#message = undefined;
    const { start, draft } = message;
    if (!draft) return;
    if (component(segment, 2) !== component(start, 1))
      this.faults.noted('message-reference', 'UNT names another message than UNH', placeOf(segment));
    if (Number(component(segment, 1)) !== segment.number - start.number + 1)
      this.faults.noted('segment-count', 'the message has another number of segments than it says', placeOf(segment));
    this.orders.push(draft.finish());
    this.#lines += draft.lineCount;
  }
}

/** Reads segments. @returns why the last one could not be read, where the file ends within it */
const readAll = (interchange: Interchange, segments: Iterable<Segment>): OrderRefusal | undefined => {
  try {
    for (const segment of segments) interchange.add(segment);
    return undefined;
  } catch (error) {
    if (error instanceof CutSegment) return error.refusal;
    throw error;
  }
};

/**
 * Reads the orders of an EDIFACT interchange: ORDERS of directory D96A (and of 93A, 96B, 97A and 01B, which have what is
 * read in the same places), with UNA or without, in the character sets UNOA to UNOF and UNOY. One segment is held at a
 * time. A line or message that can't be read is a fault, with the number of its segment. Of an interchange that is
 * cut off the messages before the cut are read, and the cut is a fault. It was tried on messages of
 * this shop's own making, not on those of a real sender.
 */
export const readEdifactOrders = (bytes: Uint8Array): Reading<ReadOrders> =>
  reading(() => {
    checkSize(bytes);
    const { text, breaksPromise } = decodeInterchange(bytes);
    const { characters, start } = serviceCharacters(text);
    if (!/^UN[BGH]/.test(text.slice(start).trimStart().slice(0, 3)))
      throw new Refused('not-edifact', 'the file is no EDIFACT interchange', { segment: 1 });
    const interchange = new Interchange();
    if (breaksPromise)
      interchange.faults.noted('character-set', 'the interchange holds letters that its character set lacks', {
        segment: 1,
        name: 'UNB',
      });
    interchange.end(readAll(interchange, segmentsOf(text, start, characters)));
    return { orders: interchange.orders, faults: interchange.faults.all };
  });
