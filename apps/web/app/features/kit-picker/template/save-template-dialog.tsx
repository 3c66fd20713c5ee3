import {
  createTemplateFromCart,
  createTemplateFromOrder,
  createTemplatesFromKitDrafts,
  deleteKitTemplates,
  type KitTemplate,
} from '@grossist/contracts';
import { useState } from 'react';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify, TextField, WarningBar } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';
import { CHANGES_KITS, MOST_KIT_ITEMS, useKitProblem } from '../kit-access.ts';
import { countOf, type TemplateSource } from '../use-template-action.tsx';

/** Makes templates of a cart's or an order's lines or of kits; undo deletes them again. [kit-18] [kit-19] [kit-20] */
const useSaveTemplate = (onSaved: () => void) => {
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

const LONGEST = 100;
/** Most templates that are made of kits at once. */
const MOST_TEMPLATES = 100;

interface SaveTemplateDialogProps {
  source: TemplateSource;
  onClose: () => void;
}

/** Names the template that is made of lines; of kits each becomes one with its own name. */
export const SaveTemplateDialog = ({ source, onClose }: SaveTemplateDialogProps) => {
  const text = useText();
  const problemText = useKitProblem();
  const [name, setName] = useState('');
  const saving = useSaveTemplate(onClose);
  const count = countOf(source);
  const isOfKits = source.kind === 'kits';
  const most = isOfKits ? MOST_TEMPLATES : MOST_KIT_ITEMS;
  const isTooMany = count > most;

  const submit = (): void => {
    if (!isTooMany && !saving.isPending) saving.save(source, name.trim());
  };
  return (
    <FormDialog
      title={text('kitTemplates.save.title')}
      cancel={text('kitTemplates.cancel')}
      submit={text('kitTemplates.save.do')}
      isDisabled={isTooMany}
      isPending={saving.isPending}
      problem={saving.problem ? problemText(saving.problem) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {isTooMany && <WarningBar>{text('kitTemplates.save.tooMany', { count, most })}</WarningBar>}
      <p>{text(isOfKits ? 'kitTemplates.save.kits' : 'kitTemplates.save.lines', { count })}</p>
      {!isOfKits && (
        <TextField
          label={text('kitTemplates.description')}
          hint={text('kitTemplates.save.hint')}
          value={name}
          onChange={setName}
          maxLength={LONGEST}
          autoComplete="off"
          // The dialog was opened to write in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      )}
    </FormDialog>
  );
};
