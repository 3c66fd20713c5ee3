import type { PartialCartItem } from '@grossist/contracts';
import type { z } from 'zod';
import type { LineWish } from '../commands/index.ts';

/** What the wire wants of a line. */
export const wishOf = (lineId: string, item: z.output<typeof PartialCartItem>): LineWish => ({
  lineId,
  quantity: item.Quantity,
  applied: item.AppliedProposal,
  note: item.Note,
  additionalNote: item.AdditionalNote,
  accountingString1: item.AccountingString1,
  accountingString2: item.AccountingString2,
  isDirectDelivery: item.IsDirectDeliveryProduct,
});

export const accountingWishOf = (item: {
  CartItemId: string;
  AccountingString1: string;
  AccountingString2: string;
}): LineWish => ({
  lineId: item.CartItemId,
  accountingString1: item.AccountingString1,
  accountingString2: item.AccountingString2,
});
