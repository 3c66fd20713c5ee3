import type { Prices } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { useAmount } from './use-amount.ts';

/** What the unit prices of an entry are shown for: "per m", "per 100 m". */
export const usePer = () => {
  const text = useText();
  const { unit } = useAmount();
  return ({ PerQuantityStr }: Pick<Prices, 'PerQuantityStr'>, salesUnit: string): string => {
    const name = unit(salesUnit);
    return text('cart.price.per', { amount: PerQuantityStr === '1' ? name : `${PerQuantityStr}\u00a0${name}` });
  };
};
