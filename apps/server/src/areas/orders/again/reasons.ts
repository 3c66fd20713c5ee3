import type { OperationOutput, orderAgain } from '@grossist/contracts';

export type Reason = OperationOutput<typeof orderAgain>['NotAdded'][number]['Reason'];

const REASONS: Readonly<Record<string, Reason>> = {
  'unknown-article-number': 'unknown',
  'several-articles': 'unknown',
  'wrong-quantity': 'quantity',
  'not-orderable': 'blocked',
  'out-of-stock': 'sold-out',
  'not-allowed-in-smart-kit': 'not-in-this-cart',
  'cart-full': 'cart-full',
};

/** What the cart's fault is for who orders again; a material that there still is, is only not sold here. */
export const reasonOf = (fault: string, isKnown: boolean): Reason => {
  const reason = REASONS[fault] ?? 'unknown';
  return reason === 'unknown' && isKnown ? 'not-sold-here' : reason;
};
