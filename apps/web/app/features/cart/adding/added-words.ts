import type { addToCart, OperationOutput, SearchDocument } from '@grossist/contracts';
import type { MessageKey, useText } from '../../../i18n/index.ts';

export type Added = OperationOutput<typeof addToCart>;

const wordOf = (added: Added): MessageKey => {
  if (added.IsCapped) return 'cart.added.capped';
  return added.IsRounded ? 'cart.added.rounded' : 'cart.added';
};

/** Returns the sentence on what was added to the cart: rounded, capped, or split beyond clearance stock. */
export const addedWords = (
  added: Added,
  text: ReturnType<typeof useText>,
  amount: (wire: number) => string,
): string => {
  const { AdditionalLine: additional, AddedQuantity, LineQuantity } = added;
  if (additional === null) {
    return text(wordOf(added), { added: amount(AddedQuantity), total: amount(LineQuantity) });
  }
  return text('cart.added.split', {
    added: amount(AddedQuantity),
    clearance: amount(LineQuantity),
    normal: amount(additional.AddedQuantity),
  });
};

/** Returns the sentence on how much is in the carton that was asked for, or that it is unknown. */
export const cartonWords = (
  { Quantity }: NonNullable<SearchDocument['Packaging']>,
  text: ReturnType<typeof useText>,
  amount: (wire: number) => string,
): string =>
  Quantity === null ? text('cart.add.cartonUnknown') : text('cart.add.carton', { amount: amount(Quantity) });
