import type { DeliveryType } from '@grossist/domain';
import { type Database, transaction } from '../../../../db/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import type { NewCart } from '../begin-cart.ts';
import { carryOut } from '../carry-out.ts';
import { decide, type SaidOfUnsaved } from '../decide.ts';
import { draftName } from '../draft-name.ts';
import { asRulesKnow, lockCarts } from '../lock-carts.ts';

/** What becomes of the present cart; a name is for a draft that it becomes or is. */
export type Leaving = { say: 'discard' } | { say: 'save'; name: string; nameField: string } | { say: 'save-unnamed' };

const blankless = (name: string): string | undefined => (name.trim() === '' ? undefined : name.trim());

const leavingOf = (
  leaving: Leaving,
  defaultName: () => string,
): { said: SaidOfUnsaved; draftName: string | undefined } => {
  if (leaving.say === 'discard') return { said: leaving, draftName: undefined };
  if (leaving.say === 'save') return { said: leaving, draftName: blankless(leaving.name) };
  return { said: { say: 'save', name: defaultName(), nameField: 'Name' }, draftName: undefined };
};

/**
 * Loads one of the buyer's drafts in place of the present cart; what is active already stays as it is. Lines that are
 * added meanwhile go into the one or the other. [cart-28] [cart-29] [cart-32]
 * @throws Failure 404 for another's cart, 409 for one that was ordered, 422 `invalid-name` for a draft without a name
 */
export const loadCart =
  (db: Database) =>
  async (buyer: Buyer, cartId: string, leaving: Leaving): Promise<void> => {
    await transaction(db, async (tx) => {
      const { active, open } = await lockCarts(tx, buyer, [cartId]);
      const draft = open(cartId);
      if (draft.id === active.id) return;
      const { deliveryType, cartIsEmpty } = asRulesKnow(draft);
      const left = leavingOf(leaving, () => draftName(buyer, active));
      const steps = decide(active, { type: 'load-draft', draftId: draft.id, deliveryType, cartIsEmpty }, left.said);
      await carryOut(tx, buyer, steps, { active, draftName: left.draftName });
    });
  };

/**
 * Begins a new, empty cart in place of the present one. [cart-30] [cart-31] [cart-33]
 * @throws Failure 422 `invalid-name` for a draft without a name
 */
export const beginNewCart =
  (db: Database) =>
  async (
    buyer: Buyer,
    leaving: Leaving,
    deliveryType: DeliveryType,
    newCart: Omit<NewCart, 'deliveryType'> = {},
  ): Promise<void> => {
    await transaction(db, async (tx) => {
      const { active } = await lockCarts(tx, buyer);
      const left = leavingOf(leaving, () => draftName(buyer, active));
      const steps = decide(active, { type: 'start-new-cart', deliveryType }, left.said);
      await carryOut(tx, buyer, steps, { active, draftName: left.draftName, newCart });
    });
  };
