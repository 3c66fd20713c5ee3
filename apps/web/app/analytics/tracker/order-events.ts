import type { createCreditCardOrder, createOrder, creditCardOrderStatus } from '@grossist/contracts';
import { readStored, removeStored, writeStored } from '../client/browser-store.ts';
import type { NewEvent } from '../client/sent-event.ts';
import { type AnsweredCall, isCallOf } from './answered-call.ts';
import type { Placement } from './placements.ts';

/** Where the lines of an order wait while the buyer pays on another page. */
const NAME = 'order';

export interface OrderedLine {
  material: string;
  quantity: number;
  placement: Placement;
}

const isLine = (value: unknown): value is OrderedLine =>
  typeof value === 'object' && value !== null && ['material', 'quantity', 'placement'].every((field) => field in value);

const storedLines = (): OrderedLine[] => {
  const stored = readStored(NAME);
  return Array.isArray(stored) ? stored.filter(isLine) : [];
};

/** Returns the id of the cart that a call sends as an order; undefined for other calls. */
export const begunCartOf = (call: AnsweredCall): string | undefined =>
  isCallOf<typeof createOrder>(call, 'createOrder') ||
  isCallOf<typeof createCreditCardOrder>(call, 'createCreditCardOrder')
    ? call.input.body.Details.CartId
    : undefined;

/** Returns the id of the placed order in a response; undefined while it is not placed. */
export const placedOrderOf = (call: AnsweredCall): string | undefined => {
  if (isCallOf<typeof createOrder>(call, 'createOrder')) return call.output.OrderId ?? undefined;
  if (isCallOf<typeof createCreditCardOrder>(call, 'createCreditCardOrder')) return call.output.OrderId ?? undefined;
  if (isCallOf<typeof creditCardOrderStatus>(call, 'creditCardOrderStatus')) {
    return call.output.Status === 'confirmed' ? (call.output.OrderId ?? undefined) : undefined;
  }
  return undefined;
};

interface OrderEvents {
  /** Returns the events as an order is sent; sending the same cart again is the same order. */
  begin(cartId: string, lines: readonly OrderedLine[]): NewEvent[];
  /** Returns the events of a placed order, once for each order. */
  place(orderId: string): NewEvent[];
}

/** Creates what follows orders from sending to placing, over the page of the payment. */
export const createOrderEvents = (): OrderEvents => {
  const begun = new Set<string>();
  const placed = new Set<string>();
  return {
    begin: (cartId, lines) => {
      writeStored(NAME, lines);
      if (begun.has(cartId)) return [];
      begun.add(cartId);
      return [['order_begun', { line_count: lines.length }]];
    },
    place: (orderId) => {
      if (placed.has(orderId)) return [];
      placed.add(orderId);
      const lines = storedLines();
      removeStored(NAME);
      return [
        ['order_placed', { line_count: lines.length }],
        ...lines.map((line): NewEvent => ['material_ordered', line]),
      ];
    },
  };
};
