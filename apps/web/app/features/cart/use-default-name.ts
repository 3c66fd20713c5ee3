import { useFormat, useText } from '../../i18n/index.ts';
import { useSignedInUser } from '../../visitor.ts';

/** The name of an order that nobody has named yet. */
export const useDefaultName = (): (() => string) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  return () =>
    user?.defaultOrderName ||
    text('cart.head.defaultName', { date: format.date(new Date().toISOString().slice(0, 10)) });
};
