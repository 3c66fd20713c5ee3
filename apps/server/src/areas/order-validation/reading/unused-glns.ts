import type { IncomingOrder, OrderFault, Place } from '@grossist/order-formats';

const noted = (code: string, reason: string, place: Place, value: string): OrderFault => ({
  severity: 'noted',
  code,
  reason,
  place,
  values: { value },
});

/**
 * Faults for GLNs of an order that nothing is made of: of the place that the goods go to, which is found by its address
 * alone, and of the supplier that the order is meant for, which nobody compares.
 */
export const unusedGlns = (order: IncomingOrder, unit: 'line' | 'segment'): readonly OrderFault[] => {
  const at = order.lines[0]?.at;
  const place: Place = { ...(at === undefined ? {} : { [unit]: at }), name: 'GLN' };
  const delivery = order.delivery?.address?.locationNumber;
  const seller = order.seller?.gln;
  return [
    ...(delivery === undefined
      ? []
      : [noted('delivery-gln', `the place of delivery ${delivery} is read by its address alone`, place, delivery)]),
    ...(seller === undefined
      ? []
      : [noted('seller-gln', `the order is meant for the supplier ${seller}`, place, seller)]),
  ];
};
