import type { IncomingOrder } from './order.ts';

/** Where in a document something is: a line of the file or a segment, both counted from 1, and the name of the field. */
export interface Place {
  line?: number;
  segment?: number;
  /** Of the element, segment or column, in the document's own words. */
  name?: string;
}

/** What a refusal is about: the `value` that was written, what it is `meant` as, the
 * `most` that may be, the numbers of `columns`. For texts in other languages. */
export type FaultValues = Readonly<Partial<Record<'value' | 'most' | 'meant' | 'columns', string>>>;

/** Why a document was not read. `code` is stable, `reason` is for logs and callers, in English. */
export interface OrderRefusal {
  code: string;
  reason: string;
  place: Place;
  values?: FaultValues;
}

/** Something within a document that cost a line (`lost`), or is worth knowing and cost none (`noted`). */
export interface OrderFault extends OrderRefusal {
  severity: 'lost' | 'noted';
}

export type Reading<T> = { ok: true; value: T } | { ok: false; refusal: OrderRefusal };

export interface ReadOrders {
  orders: readonly IncomingOrder[];
  faults: readonly OrderFault[];
}

/** Thrown within readers alone; what they offer answers it as a value. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: OrderRefusal;

  constructor(code: string, reason: string, place: Place = {}, values: FaultValues = {}) {
    super(reason);
    this.refusal = { code, reason, place, values };
  }
}

/** What `read` reads, or why it can't. */
export const reading = <T>(read: () => T): Reading<T> => {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
};

/** Most faults that are reported: in a file of nothing but faults further ones say nothing new. */
const MOST_FAULTS = 1000;

export class Faults {
  readonly all: OrderFault[] = [];

  add(severity: OrderFault['severity'], refusal: OrderRefusal): void {
    if (this.all.length < MOST_FAULTS) this.all.push({ severity, ...refusal });
  }

  noted(code: string, reason: string, place: Place = {}, values: FaultValues = {}): void {
    this.add('noted', { code, reason, place, values });
  }

  /** What `read` reads; undefined when it refuses, which is recorded as a fault. */
  try<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.add('lost', error.refusal);
      return undefined;
    }
  }
}
