import type { MessageKey } from '../../../i18n/index.ts';
import type { CartKits } from './use-cart-kits.ts';

/** Why the project of a smart-kit cart can't be ordered as it is: the same that the server refuses. [ord-01] */
export const kitOffReasons = (known: CartKits | undefined): MessageKey[] => {
  const reasons: MessageKey[] = [];
  if (known?.project?.state === 'NotNamed') reasons.push('cart.problem.kitsUnnamed');
  if (known?.project?.state === 'NoKits') reasons.push('cart.problem.noKits');
  if (known?.kits.some(({ inCart }) => inCart === 'outdated')) reasons.push('cart.problem.kitsChanged');
  return reasons;
};
