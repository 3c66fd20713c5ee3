import type { ProblemError } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'errors.offline.text',
  'signed-out': 'cart.problem.signedOut',
  'erp-does-not-answer': 'cart.problem.erp',
  'changed-meanwhile': 'cart.problem.changed',
  'cart-changed': 'cart.problem.changed',
  'quantity-not-positive': 'cart.problem.notPositive',
  'quantity-too-large': 'cart.problem.tooLarge',
  'out-of-stock': 'cart.problem.outOfStock',
  'cart-full': 'cart.problem.cartFull',
  'cart-empty': 'cart.order.off.empty',
  'delivery-date': 'cart.problem.date',
  'not-found': 'cart.problem.gone',
  'not-allowed': 'cart.order.off.notAllowed',
  'no-fastbox': 'delivery.problem.noFastbox',
  'past-closing': 'delivery.fastbox.closed',
  'concept-conversion': 'savings.failed.one',
  'invalid-name': 'cart.head.nameMissing',
  'too-many': 'cart.problem.tooMany',
  'not-orderable': 'cart.add.off.notOrderable',
  'direct-delivery': 'cart.problem.direct',
  'not-allowed-in-smart-kit': 'cart.problem.smartKit',
  'kit-quantity': 'cart.problem.kits',
  'kit-material': 'cart.problem.kitMaterial',
  'kits-changed': 'cart.problem.kitsChanged',
  'smart-kit-not-named': 'cart.problem.kitsUnnamed',
  'smart-kit-no-kits': 'cart.problem.noKits',
  'remnant-gone': 'cart.problem.remnant',
  'remnant-in-cart': 'cart.problem.remnant',
  'payment-does-not-answer': 'ordering.problem.noCards',
  'payment-refused': 'ordering.problem.noCards',
  'nothing-to-pay': 'ordering.problem.nothingToPay',
  'order-too-large': 'ordering.problem.tooLarge',
};

/** Returns the function that translates a problem of the cart's calls. */
export const useProblemText = (): ((problem: ProblemError) => string) => {
  const text = useText();
  return (problem) => text(TEXTS[problem.code] ?? 'cart.problem.other');
};
