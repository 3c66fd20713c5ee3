import { type Matter, seeToMatter } from '@grossist/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, notify } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useProblemText } from '../parts/use-problem-text.ts';

interface SeeToDialogProps {
  matter: Matter;
  onClose: () => void;
  onSeen: () => void;
}

const LONGEST_REMARK = 1000;

/** How a matter was seen to, in somebody's own words. [own-mat-03] */
export const SeeToDialog = ({ matter, onClose, onSeen }: SeeToDialogProps) => {
  const text = useText();
  const problemText = useProblemText();
  const form = useId();
  const [remark, setRemark] = useState(matter.Remark);
  const see = useOperation(seeToMatter, {
    invalidates: [seeToMatter.area],
    onSuccess: () => {
      notify(text('support.matters.see.done'));
      onClose();
      onSeen();
    },
  });
  const isEmpty = remark.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty && !see.isPending) see.mutate({ params: { id: matter.Id }, body: { Remark: remark } });
  };
  return (
    <Dialog
      isOpen
      title={text('support.matters.see.title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('support.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} isDisabled={isEmpty} isPending={see.isPending}>
            {text('support.matters.see.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextAreaField
          label={text('support.matters.see.remark')}
          hint={text('support.matters.see.hint')}
          rows={3}
          maxLength={LONGEST_REMARK}
          value={remark}
          onChange={setRemark}
          error={see.error ? problemText(see.error) : undefined}
        />
      </form>
    </Dialog>
  );
};
