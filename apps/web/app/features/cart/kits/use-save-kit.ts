import {
  addKitsToCart,
  type CartItem,
  type KitDraft,
  removeItemsFromCart,
  saveKitDraft,
  updateManyItems,
} from '@grossist/contracts';
import { quantityOf, quantityToNumber, timesQuantity } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOperation, ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { changedItems, type EditedItem, removalOf } from './edited-items.tsx';
import { CHANGES_CART_KITS } from './use-kit-commands.ts';

/** Outcome of saving. `problem` has the reason of a refusal or conflict; after a conflict the kit is reloaded. */
export type Saved = 'saved' | 'conflict' | 'refused';

export interface SaveKit {
  isPending: boolean;
  problem: ProblemError | undefined;
  /** Saves a kit of the cart's project and puts it into the cart again. */
  saveDraft: (draft: KitDraft, name: string, items: readonly EditedItem[]) => Promise<Saved>;
  /** Changes the lines of a kit in the cart alone. */
  saveLines: (items: readonly EditedItem[]) => Promise<Saved>;
}

/** Returns true when somebody changed the kit since it was loaded. */
export const isConflict = ({ code }: ProblemError): boolean => code === 'changed-meanwhile';

const idsRemoved = (items: readonly EditedItem[]): string[] => {
  const removal = removalOf(items);
  if (removal.removes === 'nothing') return [];
  return removal.removes === 'kit' ? items.map(({ id }) => id) : [...removal.ids];
};

/** Saves a kit from the cart. [own-kit-22] [cart-26] [cart-25] [cart-12] */
export const useSaveKit = (line: CartItem): SaveKit => {
  const text = useText();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();

  const run = async (work: () => Promise<void>): Promise<Saved> => {
    setPending(true);
    setProblem(undefined);
    try {
      await work();
      return 'saved';
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
      return isConflict(error) ? 'conflict' : 'refused';
    } finally {
      await Promise.all(CHANGES_CART_KITS.map((area) => queries.invalidateQueries({ queryKey: [area] })));
      setPending(false);
    }
  };
  const report = (isGone: boolean, name: string, adjusted: number): void => {
    const message = text(isGone ? 'kitCart.edit.gone' : 'kitCart.edit.saved', { name });
    notify(adjusted === 0 ? message : `${message} · ${text('kitCart.edit.adjusted', { count: adjusted })}`);
  };

  return {
    isPending,
    problem,
    saveDraft: (draft, name, items) =>
      run(async () => {
        const saved = await callOperation(saveKitDraft, {
          params: { id: draft.id },
          body: {
            modifiedAtUtc: draft.modifiedAtUtc,
            headerDescription: name,
            quantities: changedItems(items).map(({ id, quantity }) => ({ id, quantity: quantityToNumber(quantity) })),
            removedIds: idsRemoved(items),
          },
        });
        if (saved.isDeleted) {
          await callOperation(removeItemsFromCart, { body: [{ CartItemId: line.CartItemId }] });
        } else {
          await callOperation(addKitsToCart, { body: { KitIds: [saved.id] } });
        }
        report(saved.isDeleted, saved.headerDescription || text('kitCart.unnamed'), saved.adjustments.length);
      }),
    saveLines: (items) =>
      run(async () => {
        const kits = Math.max(1, Math.round(line.Quantity));
        const changed = changedItems(items);
        const removed = idsRemoved(items);
        let adjusted = 0;
        if (changed.length > 0) {
          const { Proposals } = await callOperation(updateManyItems, {
            body: {
              UpdateCartItemRequest: changed.map(({ id, quantity }) => ({
                CartItemId: id,
                Quantity: quantityToNumber(timesQuantity(quantity, kits)),
              })),
            },
          });
          adjusted = Proposals.length;
          // Applies the proposals of packing rules, as kits of a project are rounded.
          const proposed = Proposals.filter(({ Proposal }) => quantityOf(Proposal.ProposedQuantity) > 0);
          if (proposed.length > 0) {
            await callOperation(updateManyItems, {
              body: {
                UpdateCartItemRequest: proposed.map(({ CartItemId, Proposal }) => ({
                  CartItemId,
                  Quantity: Proposal.ProposedQuantity,
                })),
              },
            });
          }
        }
        if (removed.length > 0) {
          await callOperation(removeItemsFromCart, { body: removed.map((CartItemId) => ({ CartItemId })) });
        }
        report(removed.length === items.length, line.KitName || text('kitCart.unnamed'), adjusted);
      }),
  };
};
