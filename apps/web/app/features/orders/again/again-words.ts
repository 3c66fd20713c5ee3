import type { MessageKey } from '../../../i18n/index.ts';
import type { AgainOutcome } from './use-order-again.ts';

/** Why a line could not be put into the cart. */
export const REASON_WORDS: Record<AgainOutcome['NotAdded'][number]['Reason'], MessageKey> = {
  unknown: 'orders.again.unknown',
  blocked: 'orders.again.blocked',
  'not-sold-here': 'orders.again.unknown',
  'sold-out': 'orders.again.soldOut',
  quantity: 'orders.again.quantityImpossible',
  'not-in-this-cart': 'orders.again.otherCart',
  remnant: 'orders.again.remnant',
  'kit-gone': 'orders.again.kitGone',
  'cart-full': 'orders.again.cartFull',
};

const CHANGES: Readonly<Record<string, MessageKey>> = {
  minimum: 'orders.again.minimum',
  multiplum: 'orders.again.multiplum',
  'cable-cut': 'orders.again.cableCut',
  'phased-out': 'orders.again.phasedOut',
  'clearance-split': 'orders.again.clearance',
};

/** Why the cart got another quantity than asked for. */
export const changeWord = (change: string | null): MessageKey => CHANGES[change ?? ''] ?? 'orders.again.otherQuantity';
