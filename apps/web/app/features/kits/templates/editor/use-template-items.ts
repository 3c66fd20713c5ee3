import {
  deleteKitTemplateItems,
  getKitTemplate,
  type KitTemplate,
  type OperationOutput,
  restoreKitTemplates,
  setKitTemplateItem,
} from '@grossist/contracts';
import { type Quantity, quantityOf, quantityToNumber } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type ProblemError, queryKeyOf, useOperation } from '../../../../api/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { notify } from '../../../../ui/index.ts';
import { CHANGES_KITS, useKitProblem } from '../../../kit-picker/index.ts';

export type TemplateItem = KitTemplate['items'][number];

/**
 * Changes of a template's materials, each shown at once as the shop rounded it; removals can be undone. `onGone`: the
 * template went with its last material. [kit-12] [kit-13]
 */
export const useTemplateItems = (template: KitTemplate, onGone: () => void) => {
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const problemText = useKitProblem();
  const params = { id: template.id };
  const settings = {
    invalidates: CHANGES_KITS,
    // Quantities that are typed one after the other arrive in that order.
    inTurn: `kit-template ${template.id}`,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const set = useOperation(setKitTemplateItem, settings);
  const remove = useOperation(deleteKitTemplateItems, settings);
  const restore = useOperation(restoreKitTemplates, settings);

  const show = (changed: KitTemplate): void => {
    queries.setQueryData<OperationOutput<typeof getKitTemplate>>(queryKeyOf(getKitTemplate, { params }), changed);
  };
  const setItem = (body: { id?: string; sapMaterialNumber: string; quantity: number }, done?: () => void): void =>
    set.mutate(
      { params, body },
      {
        onSuccess: (changed) => {
          show(changed);
          const [adjusted] = changed.adjustments;
          if (adjusted) {
            notify(text('kitTemplates.item.rounded', { quantity: format.quantity(quantityOf(adjusted.quantity)) }));
          }
          done?.();
        },
      },
    );
  return {
    isPending: set.isPending || remove.isPending,
    setQuantity: ({ id, sapMaterialNumber }: TemplateItem, quantity: Quantity): void =>
      setItem({ id, sapMaterialNumber, quantity: quantityToNumber(quantity) }),
    /** Puts the successor in the place of a material that can't be ordered anymore. */
    replace: ({ id, quantity, successor, itemLocalMaterialName = '' }: TemplateItem): void => {
      if (successor === null) return;
      setItem({ id, sapMaterialNumber: successor.sapMaterialNumber, quantity }, () =>
        notify(
          text('kitTemplates.item.replaced', {
            name: itemLocalMaterialName,
            successor: successor.itemLocalMaterialName,
          }),
        ),
      );
    },
    add: (sapMaterialNumber: string, name: string, quantity: Quantity): void =>
      setItem({ sapMaterialNumber, quantity: quantityToNumber(quantity) }, () =>
        notify(text('kitTemplates.item.added', { name })),
      ),
    remove: (itemIds: readonly string[]): void =>
      remove.mutate(
        { params, body: [...itemIds] },
        {
          onSuccess: (changed) => {
            if (changed.isDeleted) {
              const name = template.headerDescription || text('kitPicker.unnamed');
              notify(text('kitTemplates.deleted', { name }), () =>
                restore.mutate({ body: { templateIds: [template.id] } }),
              );
              onGone();
            } else {
              show(changed);
              notify(text('kitTemplates.item.removed', { count: itemIds.length }), () =>
                restore.mutate({ body: { itemIds: [...itemIds] } }),
              );
            }
          },
        },
      ),
  };
};

export type TemplateItemChanges = ReturnType<typeof useTemplateItems>;
