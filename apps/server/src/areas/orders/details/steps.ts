import type { OrderDetails } from '@grossist/contracts';
import type { OrderProgress } from '../../../gateways/erp/port.ts';
import type { LineState } from './line-state.ts';

type Step = OrderDetails['Progress'][number];

const earliest = (times: readonly (number | undefined)[]): number | undefined => {
  const known = times.filter((at) => at !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

/** How many lines have reached each step at least in part, and how many wholly. */
const REACHED = {
  picked: ['picked', 'on-the-way', 'partly-delivered', 'delivered', 'returned'],
  'on-the-way': ['on-the-way', 'partly-delivered', 'delivered', 'returned'],
  delivered: ['partly-delivered', 'delivered', 'returned'],
} as const satisfies Partial<Record<Step['Step'], readonly LineState['status'][]>>;

const isWhole = ({ status, backOrdered }: LineState): boolean => status !== 'partly-delivered' && backOrdered === 0;

/** The way of an order: when the first of it reached each step, and whether all of it has. */
export const stepsOf = (orderedAt: Date, progress: OrderProgress | undefined, states: readonly LineState[]): Step[] => {
  const deliveries = progress?.deliveries ?? [];
  const at: Record<keyof typeof REACHED, number | undefined> = {
    picked: earliest(deliveries.map(({ pickedAt }) => pickedAt)),
    'on-the-way': earliest(deliveries.map(({ shippedAt }) => shippedAt)),
    delivered: earliest(deliveries.map(({ deliveredAt }) => deliveredAt)),
  };
  const told = (step: Step['Step'], when: number | undefined, isReached: boolean, isPartly: boolean): Step => ({
    Step: step,
    At: when === undefined ? null : new Date(when).toISOString(),
    IsReached: isReached,
    IsPartly: isReached && isPartly,
  });
  const moving = (step: keyof typeof REACHED): Step => {
    const there = states.filter(({ status }) => (REACHED[step] as readonly string[]).includes(status));
    return told(step, at[step], there.length > 0, there.length < states.length || !there.every(isWhole));
  };
  const isFetched = deliveries.length > 0 && deliveries.every(({ isPickup }) => isPickup);
  return [
    told('ordered', orderedAt.getTime(), true, false),
    told('confirmed', progress?.confirmedAt, progress?.confirmedAt !== undefined, false),
    moving('picked'),
    // What is fetched is on nobody's way.
    ...(isFetched ? [] : [moving('on-the-way')]),
    moving('delivered'),
  ];
};
