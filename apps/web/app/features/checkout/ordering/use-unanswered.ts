import { type Dispatch, type SetStateAction, useState } from 'react';
import { keptIntent, type OrderIntent } from './order-intent.ts';
import { tabMemory } from './tab-memory.ts';

/** An order that was sent and not answered. */
export interface Unanswered {
  intent: OrderIntent;
  /** How often it was asked for again; the first time after a reload, at once. */
  attempt: number;
  /** So long that nobody asks any more. */
  isGivenUp: boolean;
}

/** The order of the contact that is not answered: what the tab remembers of before a reload is one. */
export const useUnanswered = (
  who: string,
): [Unanswered | undefined, Dispatch<SetStateAction<Unanswered | undefined>>] =>
  useState<Unanswered | undefined>(() => {
    const intent = keptIntent(tabMemory(), who, Date.now());
    return intent && { intent, attempt: -1, isGivenUp: false };
  });
