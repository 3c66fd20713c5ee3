import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, TextField, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { MOST_KIT_ITEMS } from '../kit-changes.ts';
import { useKitProblem } from '../use-kit-problem.ts';
import { countOf, type TemplateSource } from './template-source.ts';
import { useSaveTemplate } from './use-save-template.ts';

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
  const form = useId();
  const [name, setName] = useState('');
  const saving = useSaveTemplate(onClose);
  const count = countOf(source);
  const isOfKits = source.kind === 'kits';
  const most = isOfKits ? MOST_TEMPLATES : MOST_KIT_ITEMS;
  const isTooMany = count > most;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isTooMany && !saving.isPending) saving.save(source, name.trim());
  };
  return (
    <Dialog
      title={text('kitTemplates.save.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('kitTemplates.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" isDisabled={isTooMany} isPending={saving.isPending}>
            {text('kitTemplates.save.do')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        {saving.problem && <WarningBar tone="danger">{problemText(saving.problem)}</WarningBar>}
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
      </form>
    </Dialog>
  );
};
