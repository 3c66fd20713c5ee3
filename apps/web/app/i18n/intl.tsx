import { type Currency, type Quantity, quantityToNumber } from '@grossist/domain';
import {
  clockText,
  formatLocaleOf,
  hoursText,
  type MessageKey,
  momentText,
  type ShopIntl,
  shopIntl,
  type Text,
  textOf,
} from '@grossist/messages';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePageSettings } from './page-settings.ts';

const Context = createContext<ShopIntl | undefined>(undefined);

/** Texts and formats for all that is below. */
export const ShopIntlProvider = ({ children }: { children: ReactNode }) => {
  const { locale, messages } = usePageSettings();
  const formatLocale = formatLocaleOf(locale);
  const intl = useMemo(
    () => shopIntl(formatLocale, messages, { isStrict: import.meta.env.DEV }),
    [formatLocale, messages],
  );
  return (
    <Context value={intl}>
      <I18nProvider locale={formatLocale}>{children}</I18nProvider>
    </Context>
  );
};

/** Texts and formats of the page's locale. Most parts use `useText` and `useFormat`. */
export const useIntl = (): ShopIntl => {
  const intl = useContext(Context);
  if (!intl) throw new Error('ShopIntlProvider is missing');
  return intl;
};

/** `const text = useText(); text('ui.close')`. */
export const useText = (): Text<MessageKey> => textOf(useIntl());

const onSomeDay = (time: string): string => `2000-01-01T${time}:00Z`;

/** Numbers, money and dates as the reader writes them. */
export const useFormat = () => {
  const intl = useIntl();
  return {
    number: (value: number): string => intl.formatNumber(value),
    percent: (value: number): string => intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    quantity: (value: Quantity): string => intl.formatNumber(quantityToNumber(value), { maximumFractionDigits: 3 }),
    /** An amount of the wire, already rounded there, in the market's currency. */
    money: (amount: number, currency: Currency): string => intl.formatNumber(amount, { style: 'currency', currency }),
    /** An exact unit price of the wire, with the two to four decimals that it has. */
    unitPrice: (price: number, currency: Currency): string =>
      intl.formatNumber(price, { style: 'currency', currency, maximumFractionDigits: 4 }),
    /** A calendar date of the wire ("2026-11-24"), the same in every time zone: "Tue 24 Nov". */
    day: (date: string): string =>
      intl.formatDate(`${date}T00:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
    date: (date: string): string => intl.formatDate(`${date}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
    /** A month of the wire ("2026-11"): "November 2026". */
    month: (month: string): string =>
      intl.formatDate(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** A local time of the wire ("16:30"), as the reader writes it: "4:30 PM", "kl. 16.30". */
    clock: (time: string): string => clockText(intl, onSomeDay(time), 'UTC'),
    /** Two local times of the wire: "8:00 AM–4:30 PM", "kl. 8.00–16.30". */
    hours: (from: string, until: string): string => hoursText(intl, [onSomeDay(from), onSomeDay(until)], 'UTC'),
    /** An instant of the wire in a market's time zone, which server and browser share. */
    time: (instant: string, timeZone: string): string => momentText(intl, instant, { dateStyle: 'medium', timeZone }),
  };
};
