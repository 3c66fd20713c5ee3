import {
  addKit,
  addKitCopies,
  addKitsToCart,
  deleteKits,
  deleteSmartKit,
  orderKits,
  restoreKits,
  restoreSmartKit,
  updateKitDraft,
  updateProjectName,
} from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { type MessageKey, useShopPath, useText } from '../../../i18n/index.ts';
import { problemTexts } from '../../../problem-texts.ts';
import { notify } from '../../../ui/index.ts';
import { pathOfSmartKit } from '../../kit-picker/index.ts';

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'kits.problem.offline',
  'signed-out': 'kits.problem.signedOut',
  'not-found': 'kits.problem.gone',
  'not-allowed': 'kits.problem.rights',
  'changed-meanwhile': 'kits.problem.changed',
  'smart-kit-ordered': 'kits.problem.ordered',
  'too-many-kits': 'kits.problem.tooManyKits',
  'too-many-items': 'kits.problem.tooManyMaterials',
  'not-orderable': 'kits.problem.notOrderable',
  'kit-empty': 'kits.problem.emptyKit',
  'quantity-too-large': 'kits.problem.tooLarge',
  'cart-full': 'kits.problem.cartFull',
  'erp-does-not-answer': 'kits.problem.erp',
};

/** Returns the text of a problem with a project of kits. */
export const useProjectProblem = problemTexts(TEXTS, 'kits.problem.other');

const CHANGES_KITS = [addKit.area] as const;
/** Prices and stock count what the cart uses. */
const CHANGES_KITS_AND_CART = [addKit.area, 'cart', 'erp'] as const;

/** Commands for a project and its kits; deletions with the way back in the notice. */
export const useProjectCommands = (smartKitId: string) => {
  const text = useText();
  const problemText = useProjectProblem();
  const navigate = useNavigate();
  const path = useShopPath();
  const params = { id: smartKitId };
  const settings = {
    invalidates: CHANGES_KITS,
    inTurn: `smart-kit ${smartKitId}`,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const rename = useOperation(updateProjectName, settings);
  const renameKit = useOperation(updateKitDraft, settings);
  const add = useOperation(addKit, settings);
  const copy = useOperation(addKitCopies, {
    ...settings,
    onSuccess: (kits) => notify(text('kits.copied', { count: kits.length })),
  });
  const restore = useOperation(restoreKits, {
    ...settings,
    onSuccess: ({ restoredCount }) => notify(text('kits.restored', { count: restoredCount })),
  });
  const remove = useOperation(deleteKits, settings);
  const restoreProject = useOperation(restoreSmartKit, {
    ...settings,
    onSuccess: ({ id }) => void navigate(path(pathOfSmartKit(id))),
  });
  const removeProject = useOperation(deleteSmartKit, {
    ...settings,
    onSuccess: () => {
      notify(text('kits.project.deleted'), () => restoreProject.mutate({ body: { id: smartKitId } }));
      void navigate(path('/kits'));
    },
  });
  const order = useOperation(orderKits, settings);
  const toCart = useOperation(addKitsToCart, { ...settings, invalidates: CHANGES_KITS_AND_CART });

  return {
    rename: (name: string): void => rename.mutate({ params, body: { name } }),
    renameKit: (kitId: string, headerDescription: string, modifiedAtUtc: string): void =>
      renameKit.mutate({
        params: { id: kitId },
        body: { shouldEnrichItems: false, kitDraftUpdateDto: { headerDescription, modifiedAtUtc } },
      }),
    add: (headerDescription: string, onAdded: (kitId: string) => void): void =>
      add.mutate({ params, body: { headerDescription } }, { onSuccess: ({ id }) => onAdded(id) }),
    isAdding: add.isPending,
    copy: (kitId: string, amountOfCopies: number): void => copy.mutate({ params, body: { kitId, amountOfCopies } }),
    isCopying: copy.isPending,
    remove: (kitIds: readonly string[]): void =>
      remove.mutate(
        { params, body: [...kitIds] },
        {
          onSuccess: () =>
            notify(text('kits.deleted', { count: kitIds.length }), () =>
              restore.mutate({ body: { kitIds: [...kitIds] } }),
            ),
        },
      ),
    restoreItems: (itemIds: readonly string[], kitIds: readonly string[] = []): void =>
      restore.mutate({ body: { itemIds: [...itemIds], kitIds: [...kitIds] } }),
    /** Exchanges a kit with its neighbor. [own-kit-08] */
    move: (kits: readonly { id: string }[], kitId: string, by: 1 | -1): void => {
      const ids = kits.map(({ id }) => id);
      const place = ids.indexOf(kitId);
      const other = ids[place + by];
      if (place < 0 || other === undefined) return;
      order.mutate({ params, body: ids.with(place, other).with(place + by, kitId) });
    },
    removeProject: (): void => removeProject.mutate({ body: { id: smartKitId } }),
    toCart: (kitIds: readonly string[], onDone: () => void): void =>
      toCart.mutate({ body: { KitIds: [...kitIds] } }, { onSuccess: onDone }),
    isPuttingIntoCart: toCart.isPending,
  };
};

export type ProjectCommands = ReturnType<typeof useProjectCommands>;
