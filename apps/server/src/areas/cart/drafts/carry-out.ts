import type { DeliveryStep } from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { beginCart, type NewCart } from './begin-cart.ts';
import { isEmptyCart, type LockedCart } from './lock-carts.ts';

const GROWN = { version: sql<number>`version + 1`, changed_at: sql<Date>`now()` };

/** An empty cart goes for good; what anybody would miss is kept for a while, so that it can be undone. */
export const discardCart = async (tx: Transaction, cart: LockedCart): Promise<void> => {
  if (cart.status === 'Initial' && isEmptyCart(cart)) {
    await tx.deleteFrom('carts').where('id', '=', cart.id).execute();
    return;
  }
  await tx
    .updateTable('carts')
    .set({ ...GROWN, is_active: false, deleted_at: sql<Date>`now()` })
    .where('id', '=', cart.id)
    .execute();
};

/** Puts a cart aside as a draft; one that is a draft keeps its name unless another is told. */
export const keepAsDraft = async (tx: Transaction, cart: LockedCart, name: string | undefined): Promise<void> => {
  const isChanged = cart.status !== 'Draft' || (name !== undefined && name !== cart.name);
  await tx
    .updateTable('carts')
    .set({
      is_active: false,
      ...(isChanged ? { ...GROWN, status: 'Draft', ...(name === undefined ? {} : { name }) } : {}),
    })
    .where('id', '=', cart.id)
    .execute();
};

export const makeActive = (tx: Transaction, cartId: string) =>
  tx.updateTable('carts').set({ is_active: true }).where('id', '=', cartId).execute();

export interface CarriedOut {
  active: LockedCart;
  /** Another name for a draft that is left. */
  draftName?: string | undefined;
  /** What is known of a cart that begins. */
  newCart?: Omit<NewCart, 'deliveryType'>;
  isMaxi?: boolean;
  /** Where a cart that becomes a normal one goes, as the column has it; absent: where it went before. */
  address?: string | null | undefined;
}

/** Does what the rules of delivery modes decided, in their order: the present cart is left before another takes its place. */
export const carryOut = async (
  tx: Transaction,
  buyer: Buyer,
  steps: readonly DeliveryStep[],
  { active, draftName, newCart = {}, isMaxi = false, address }: CarriedOut,
): Promise<void> => {
  const convert = (changes: {
    delivery_type: 'normal' | 'fastbox';
    delivery_date: string | null;
    address?: string | null;
  }) =>
    tx
      .updateTable('carts')
      .set({
        ...GROWN,
        ...changes,
        fastbox_type: changes.delivery_type === 'fastbox' ? 'Normal' : 'None',
        is_fastbox_maxi: changes.delivery_type === 'fastbox' && isMaxi,
        // What goes out by express box is one box.
        ...(changes.delivery_type === 'fastbox' ? { combined_delivery: false } : {}),
      })
      .where('id', '=', active.id)
      .execute();
  for (const step of steps) {
    switch (step.do) {
      case 'convert-to-fastbox':
        await convert({ delivery_type: 'fastbox', delivery_date: null });
        break;
      case 'convert-to-normal':
        await convert({
          delivery_type: 'normal',
          delivery_date: step.deliveryDate === 'standard' ? null : step.deliveryDate,
          ...(address === undefined ? {} : { address }),
        });
        break;
      case 'save-as-draft':
        await keepAsDraft(tx, active, step.name);
        break;
      case 'leave-draft':
        await keepAsDraft(tx, active, draftName);
        break;
      case 'discard-cart':
        await discardCart(tx, active);
        break;
      case 'begin-cart':
        await beginCart(tx, buyer, { ...newCart, deliveryType: step.deliveryType });
        break;
      case 'load-draft':
        await makeActive(tx, step.draftId);
        break;
    }
  }
};
