import { useText } from '../../i18n/index.ts';
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
