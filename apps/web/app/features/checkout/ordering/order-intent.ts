import type { OrderBody } from './order-body.ts';
import type { TabMemory } from './tab-memory.ts';

export type OrderWay = 'invoice' | 'card';

/** What somebody wanted to order, kept until the shop has answered. */
export interface OrderIntent {
  way: OrderWay;
  /** The contact. */
  who: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  body: OrderBody;
}

const NAME = 'grossist.order';

/** Milliseconds after which nobody's order is asked for again unseen: who comes back later looks for himself. */
export const LONGEST_UNKNOWN = 600_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isBody = (value: unknown): value is OrderBody =>
  isObject(value) &&
  Array.isArray(value.Items) &&
  isObject(value.Details) &&
  typeof value.Details.CartId === 'string' &&
  typeof value.Details.IdempotencyKey === 'string';

const isIntent = (value: unknown): value is OrderIntent =>
  isObject(value) &&
  (value.way === 'invoice' || value.way === 'card') &&
  typeof value.who === 'string' &&
  typeof value.askedAt === 'number' &&
  isBody(value.body);

const read = (memory: TabMemory): unknown => {
  try {
    return JSON.parse(memory.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
};

/** The contact's order that was sent and not answered, if one is kept that is not too old to be asked for again. */
export const keptIntent = (memory: TabMemory, who: string, now: number): OrderIntent | undefined => {
  const kept = read(memory);
  if (!isIntent(kept) || kept.who !== who) return undefined;
  const age = now - kept.askedAt;
  return age >= 0 && age < LONGEST_UNKNOWN ? kept : undefined;
};

export const keepIntent = (memory: TabMemory, intent: OrderIntent): void =>
  memory.setItem(NAME, JSON.stringify(intent));

export const forgetIntent = (memory: TabMemory): void => memory.removeItem(NAME);

const withoutKey = ({ Details, ...body }: OrderBody): string =>
  JSON.stringify({ ...body, Details: { ...Details, IdempotencyKey: undefined } });

/** Whether both want the same: the same way of paying, and the same order to the last detail but its key. */
export const isSameIntent = (one: OrderIntent, other: OrderIntent): boolean =>
  one.way === other.way && one.who === other.who && withoutKey(one.body) === withoutKey(other.body);
