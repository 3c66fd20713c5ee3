/** Events of the cart and of orders, read from calls of the page and their responses. */
import type {
  addKitsToCart,
  addListToCart,
  addMultipleOrderLinesToCart,
  addToCart,
  createCreditCardOrder,
  createOrder,
  creditCardOrderStatus,
  Operation,
  OperationInput,
  OperationOutput,
  orderAgain,
} from '@grossist/contracts';
import type { CallDescription } from '../../api/index.ts';
import { readStored, removeStored, writeStored } from '../client/browser-store.ts';
import type { NewEvent } from '../client/sending-queue.ts';
import type { Placement } from './placements.ts';

/** A call of the page with its answer. */
export interface AnsweredCall<Input = unknown, Output = unknown> {
  operation: CallDescription;
  input: Input;
  output: Output;
}

/** Returns true for a call of the operation of this name. Only types are imported: no page loads more for it. */
export const isCallOf = <O extends Operation>(
  call: AnsweredCall,
  name: O['name'],
): call is AnsweredCall<OperationInput<O>, OperationOutput<O>> => call.operation.name === name;

interface AddedLine {
  code: string;
  quantity: number;
}

interface Added {
  lines: readonly AddedLine[];
  /** Undefined: the placement of the button. */
  placement: Placement | undefined;
}

const linesOf = (lines: readonly { Code: string; Quantity: number }[]): AddedLine[] =>
  lines.map(({ Code: code, Quantity: quantity }) => ({ code, quantity }));

/** Returns what a call put into the cart; undefined for calls that put nothing there. */
export const addedByCall = (call: AnsweredCall): Added | undefined => {
  if (isCallOf<typeof addToCart>(call, 'addToCart')) {
    const { AddedQuantity, AdditionalLine } = call.output;
    const quantity = AddedQuantity + (AdditionalLine?.AddedQuantity ?? 0);
    return { lines: [{ code: call.input.body.Code, quantity }], placement: undefined };
  }
  if (isCallOf<typeof addMultipleOrderLinesToCart>(call, 'addMultipleOrderLinesToCart')) {
    return { lines: linesOf(call.output.AddedLines), placement: 'order-lines' };
  }
  if (isCallOf<typeof addListToCart>(call, 'addListToCart')) {
    const { Added, Rounded, Capped } = call.output;
    return { lines: linesOf([...Added, ...Rounded, ...Capped]), placement: 'list' };
  }
  if (isCallOf<typeof orderAgain>(call, 'orderAgain')) {
    return { lines: linesOf(call.output.Added), placement: 'reorder' };
  }
  if (isCallOf<typeof addKitsToCart>(call, 'addKitsToCart')) {
    return { lines: linesOf(call.output.CartItems), placement: 'kit' };
  }
  return undefined;
};

/** Returns the event of each line that was added; a quantity of 0 was not. */
export const eventsOfAdded = (
  lines: readonly AddedLine[],
  placement: Placement,
  materialOf: (code: string) => string,
): NewEvent[] =>
  lines
    .filter(({ code, quantity }) => code !== '' && quantity > 0)
    .map(({ code, quantity }) => ['added_to_cart', { material: materialOf(code), quantity, placement }]);

/** Name under which the lines of an order are stored while the buyer pays on another page. */
const ORDER = 'order';

export interface OrderedLine {
  material: string;
  quantity: number;
  placement: Placement;
}

const isLine = (value: unknown): value is OrderedLine =>
  typeof value === 'object' && value !== null && ['material', 'quantity', 'placement'].every((field) => field in value);

const storedLines = (): OrderedLine[] => {
  const stored = readStored(ORDER);
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
      writeStored(ORDER, lines);
      if (begun.has(cartId)) return [];
      begun.add(cartId);
      return [['order_begun', { line_count: lines.length }]];
    },
    place: (orderId) => {
      if (placed.has(orderId)) return [];
      placed.add(orderId);
      const lines = storedLines();
      removeStored(ORDER);
      return [
        ['order_placed', { line_count: lines.length }],
        ...lines.map((line): NewEvent => ['material_ordered', line]),
      ];
    },
  };
};
