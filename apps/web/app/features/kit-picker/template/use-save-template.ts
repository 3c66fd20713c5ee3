import {
  createTemplateFromCart,
  createTemplateFromOrder,
  createTemplatesFromKitDrafts,
  deleteKitTemplates,
  type KitTemplate,
} from '@grossist/contracts';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_KITS } from '../kit-changes.ts';
import { useKitProblem } from '../use-kit-problem.ts';
import type { TemplateSource } from './template-source.ts';

/** Makes templates of a cart's or an order's lines or of kits; undo deletes them again. [kit-18] [kit-19] [kit-20] */
export const useSaveTemplate = (onSaved: () => void) => {
  const text = useText();
  const problemText = useKitProblem();
  const remove = useOperation(deleteKitTemplates, {
    invalidates: CHANGES_KITS,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  });
  const settings = {
    invalidates: CHANGES_KITS,
    onSuccess: (templates: readonly KitTemplate[]): void => {
      const [first] = templates;
      if (first === undefined) return;
      const words =
        templates.length === 1
          ? text('kitTemplates.saved', { name: first.headerDescription || text('kitPicker.unnamed') })
          : text('kitTemplates.savedMany', { count: templates.length });
      notify(words, () => remove.mutate({ body: templates.map(({ id }) => id) }));
      onSaved();
    },
  };
  const fromCart = useOperation(createTemplateFromCart, settings);
  const fromOrder = useOperation(createTemplateFromOrder, settings);
  const fromKits = useOperation(createTemplatesFromKitDrafts, settings);
  return {
    isPending: fromCart.isPending || fromOrder.isPending || fromKits.isPending,
    problem: fromCart.error ?? fromOrder.error ?? fromKits.error,
    /** `headerDescription`: '' for the name of the kit, cart or order. */
    save: (source: TemplateSource, headerDescription: string): void => {
      switch (source.kind) {
        case 'cart':
          return fromCart.mutate({ body: { cartId: source.cartId, lines: [...source.lines], headerDescription } });
        case 'order':
          return fromOrder.mutate({ body: { orderId: source.orderId, lines: [...source.lines], headerDescription } });
        case 'kits':
          return fromKits.mutate({ body: [...source.kitIds] });
      }
    },
  };
};
