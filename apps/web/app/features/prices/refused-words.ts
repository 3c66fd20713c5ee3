import type { ShortStock } from '@grossist/domain';
import type { MessageKey } from '../../i18n/index.ts';

/** What a line is short of where nothing more comes: the word for none, and for too little. */
export const REFUSED_WORDS: Record<ShortStock, { none: MessageKey; some: MessageKey }> = {
  'pickup-stock': { none: 'cart.stock.notAtBranch', some: 'cart.stock.onlyAtBranch' },
  'remnant-stock': { none: 'cart.stock.soldOut', some: 'cart.stock.only' },
  'clearance-stock': { none: 'cart.stock.soldOut', some: 'cart.stock.only' },
  'fastbox-stock': { none: 'cart.stock.noExpress', some: 'cart.stock.onlyExpress' },
  'phased-out-stock': { none: 'cart.stock.soldOut', some: 'cart.stock.only' },
};
