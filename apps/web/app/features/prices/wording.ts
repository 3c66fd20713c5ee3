import type { ShortStock } from '@grossist/domain';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { useAmount } from '../../use-amount.ts';

/** Returns what a unit price applies to, by its formatted quantity and sales unit: "each", "per m", "per 100 m". */
export const usePer = (): ((perQuantity: string, salesUnit: string) => string) => {
  const text = useText();
  const { unit } = useAmount();
  return (perQuantity, salesUnit) => {
    if (perQuantity === '1' && salesUnit === 'PCE') return text('cart.price.each');
    const name = unit(salesUnit);
    return text('cart.price.per', { amount: perQuantity === '1' ? name : `${perQuantity}\u00a0${name}` });
  };
};

/** Texts by the stock that limits a line: for no stock, and for too little. */
export const SHORTAGE_TEXTS: Record<ShortStock, { none: MessageKey; some: MessageKey }> = {
  'pickup-stock': { none: 'cart.stock.notAtBranch', some: 'cart.stock.onlyAtBranch' },
  'remnant-stock': { none: 'cart.stock.soldOut', some: 'cart.stock.only' },
  'clearance-stock': { none: 'cart.stock.soldOut', some: 'cart.stock.only' },
  'fastbox-stock': { none: 'cart.stock.noExpress', some: 'cart.stock.onlyExpress' },
  'phased-out-stock': { none: 'cart.stock.soldOut', some: 'cart.stock.only' },
};
