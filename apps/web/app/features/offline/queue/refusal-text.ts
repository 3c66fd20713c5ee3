import { TOO_OLD } from '@grossist/domain';
import type { MessageKey } from '../../../i18n/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  'unknown-article-number': 'cart.many.failed.unknown',
  'several-articles': 'offline.refused.several',
  'wrong-quantity': 'offline.refused.quantity',
  'unknown-pieces': 'offline.refused.pieces',
  'not-orderable': 'cart.add.off.notOrderable',
  'out-of-stock': 'cart.problem.outOfStock',
  'not-allowed-in-smart-kit': 'cart.problem.smartKit',
  'cart-full': 'cart.problem.cartFull',
  [TOO_OLD]: 'offline.refused.old',
};

/** Returns the text on why the shop refused an entry of the queue. */
export const refusalText = (refusal: string): MessageKey => TEXTS[refusal] ?? 'cart.problem.other';
