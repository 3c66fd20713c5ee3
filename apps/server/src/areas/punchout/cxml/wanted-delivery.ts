import type { CxmlItem, OrderAddress, OrderContact } from '@grossist/order-formats';
import type { CxmlRequest } from './read-request.ts';

type Order = Extract<CxmlRequest, { kind: 'order' }>['request']['order'];

export interface WantedDelivery {
  address?: OrderAddress | undefined;
  contact?: OrderContact | undefined;
  /** Calendar date. */
  date?: string | undefined;
}

/** By its number, else by where it is: who is to be asked there makes no other place of it. */
const placeOf = (address: OrderAddress | undefined): string =>
  address?.locationNumber ?? JSON.stringify(address ?? null);

/** The day of the order's head, else the one day that all of its items name. */
const dayOf = ({ delivery, lines }: Order): string | undefined => {
  const days = new Set(lines.map(({ deliveryDate }) => deliveryDate));
  return delivery?.date ?? (days.size === 1 ? [...days][0] : undefined);
};

/** Where, to whom and when an order goes: as its head says, else as all of its items say alike. */
export const wantedDelivery = (order: Order): WantedDelivery => {
  const { address, contact } = order.delivery?.address ? order.delivery : (order.lines[0]?.delivery ?? {});
  return { address, contact: contact ?? order.delivery?.contact, date: dayOf(order) };
};

/** How a line is told of. */
export const lineNamed = ({ lineNumber }: CxmlItem, at: number): string => `line ${lineNumber ?? at + 1}`;

const whyRefused = (item: CxmlItem, order: Order): string | undefined => {
  if (item.isNoGoods === true) return 'is given back or struck off, and nothing to be sent';
  const { address: whole } = order.delivery ?? {};
  // An item that names no place goes where the order goes.
  return placeOf(item.delivery?.address ?? whole) === placeOf(whole ?? order.lines[0]?.delivery?.address)
    ? undefined
    : 'goes to another address than the rest: send an order for each address';
};

/** Items that an order of ours can't hold, each with its reason: goods for another place than the rest, or no goods. */
export const refusedItems = (order: Order): string[] =>
  order.lines.flatMap((line, at): string[] => {
    const why = whyRefused(line, order);
    return why === undefined ? [] : [`${lineNamed(line, at)}, ${line.identifiers.sap ?? ''}: ${why}`];
  });
