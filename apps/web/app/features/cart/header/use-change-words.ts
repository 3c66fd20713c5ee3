import type { CartDetails } from '@grossist/contracts';
import type { Currency, Locale } from '@grossist/domain';
import { useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { inOneLine } from '../address-line.ts';

/** What the lines of the cart cost. */
export interface CartSum {
  amount: number;
  currency: Currency;
}

export interface AccountChange {
  /** Undefined where the page had not loaded the cart. */
  before: CartDetails | undefined;
  after: CartDetails;
  sumBefore: CartSum | undefined;
  sumAfter: CartSum | undefined;
}

const signed = (amount: number, currency: Currency, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'exceptZero' }).format(amount);

/** The sentences on a change of account or project: its name, the address and the difference in price. */
export const useChangeWords = (): ((change: AccountChange) => string) => {
  const text = useText();
  const format = useFormat();
  const locale = useLocale();

  const nameOf = ({ before, after }: AccountChange): string => {
    if (before?.SoldTo !== after.SoldTo) return text('cart.switch.account', { name: after.SoldToName });
    return after.Project
      ? text('cart.switch.project', { name: after.Project.ProjectTitle })
      : text('cart.switch.noProject');
  };
  const addressOf = ({ before, after }: AccountChange): string => {
    const [was, is] = [before, after].map((cart) => (cart?.Address ? inOneLine(cart.Address) : ''));
    if (before === undefined || was === is) return '';
    return is === '' ? text('cart.switch.noAddress') : text('cart.switch.address', { address: is ?? '' });
  };
  const pricesOf = ({ sumBefore, sumAfter }: AccountChange): string => {
    if (!sumBefore || !sumAfter) return '';
    if (sumBefore.currency !== sumAfter.currency) {
      return text('cart.switch.newSum', { amount: format.money(sumAfter.amount, sumAfter.currency) });
    }
    const difference = Math.round((sumAfter.amount - sumBefore.amount) * 100) / 100;
    if (difference === 0) return text('cart.switch.samePrices');
    return text('cart.switch.prices', { difference: signed(difference, sumAfter.currency, locale) });
  };
  return (change) => [nameOf(change), addressOf(change), pricesOf(change)].filter((part) => part !== '').join(' ');
};
