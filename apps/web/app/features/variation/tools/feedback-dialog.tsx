import type { VariationDetails } from '@grossist/contracts';
import { type FormEvent, useCallback, useId, useState } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, CheckIcon, TextField, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { type FeedbackState, useFeedback } from './use-feedback.ts';

const LONGEST = { text: 2000, contact: 200 };

const REASONS: Readonly<Record<string, MessageKey>> = {
  offline: 'errors.offline.text',
  'too-many': 'variation.feedback.tooMany',
  'feedback-empty': 'variation.feedback.empty',
};

const reasonOf = (problem: ProblemError | null): MessageKey =>
  REASONS[problem?.code ?? ''] ?? 'variation.feedback.failed';

const BUTTON: Record<FeedbackState, MessageKey> = {
  idle: 'variation.feedback.send',
  syncing: 'variation.feedback.sending',
  done: 'variation.feedback.done',
  failed: 'variation.feedback.send',
};

interface FeedbackDialogProps {
  variation: Pick<VariationDetails, 'Code' | 'ItemLocalMaterialName'>;
  onClose: () => void;
}

/** What is wrong or missing in a variation's data, and how the writer wants to be reached. [cat-07] */
export const FeedbackDialog = ({ variation, onClose }: FeedbackDialogProps) => {
  const text = useText();
  const form = useId();
  const [words, setWords] = useState('');
  const [contact, setContact] = useState('');
  const [isRefused, setRefused] = useState(false);
  // Once it has been said that it arrived there is nothing more to do here.
  const onReset = useCallback((state: FeedbackState) => state === 'done' && onClose(), [onClose]);
  const { state, problem, send } = useFeedback(variation.Code, onReset);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const said = words.trim();
    setRefused(said === '');
    if (said !== '' && (state === 'idle' || state === 'failed')) send({ text: said, contact: contact.trim() });
  };
  return (
    <Dialog
      title={text('variation.feedback')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('ui.close')}</Button>
          <Button type="submit" form={form} kind="primary" isPending={state === 'syncing' || state === 'done'}>
            {state === 'done' && <CheckIcon size={18} />}
            {text(BUTTON[state])}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-muted">{text('variation.feedback.lead', { name: variation.ItemLocalMaterialName })}</p>
        <TextAreaField
          label={text('variation.feedback.text')}
          value={words}
          onChange={setWords}
          maxLength={LONGEST.text}
          isRequired
          // The dialog was opened to write in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          error={isRefused && words.trim() === '' ? text('variation.feedback.empty') : undefined}
        />
        <TextField
          label={text('variation.feedback.contact')}
          hint={text('variation.feedback.contact.hint')}
          value={contact}
          onChange={setContact}
          maxLength={LONGEST.contact}
          autoComplete="email"
        />
        {state === 'failed' && <WarningBar tone="danger">{text(reasonOf(problem))}</WarningBar>}
        <p role="status" className="sr-only">
          {state === 'done' && text('variation.feedback.done')}
        </p>
      </form>
    </Dialog>
  );
};
