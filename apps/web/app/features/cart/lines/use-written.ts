import type { CartItem } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';

const accountOf = (line: CartItem): string =>
  [line.AccountingString1, line.AccountingString2].filter((part) => part !== '').join(' / ');

/** Returns what is written on a line, its notes and accounting strings, in one row of text; '' for nothing. */
export const useWritten = (line: CartItem): string => {
  const text = useText();
  const account = accountOf(line);
  return [
    line.Note !== '' && text('cart.note', { note: line.Note }),
    line.AdditionalNote !== '' && text('cart.note', { note: line.AdditionalNote }),
    account !== '' && text('cart.account.of', { account }),
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
};
