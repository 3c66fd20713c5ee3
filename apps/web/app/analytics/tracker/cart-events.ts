import type {
  addKitsToCart,
  addListToCart,
  addMultipleOrderLinesToCart,
  addToCart,
  orderAgain,
} from '@grossist/contracts';
import type { NewEvent } from '../client/sent-event.ts';
import { type AnsweredCall, isCallOf } from './answered-call.ts';
import type { Placement } from './placements.ts';

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
