import { giveVariationFeedback, type VariationDetails } from '@grossist/contracts';
import { useCallback, useEffect, useState } from 'react';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { FEEDBACK_RESET } from '../../../ui/feedback/notices.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { CheckIcon, TextField, WarningBar } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';

/** Section 4, "Other states": sending feedback goes syncing, then done or failed, then idle. */
type FeedbackState = 'idle' | 'syncing' | 'done' | 'failed';

interface Feedback {
  state: FeedbackState;
  /** Why the last one was not taken; stays until the next is sent. */
  problem: ProblemError | null;
  send: (words: { text: string; contact: string }) => void;
}

/** Sends feedback on a variation. [cat-07] */
const useFeedback = (variation: string, onReset: (state: FeedbackState) => void): Feedback => {
  const [state, setState] = useState<FeedbackState>('idle');
  const operation = useOperation(giveVariationFeedback, {
    onSuccess: () => setState('done'),
    onError: () => setState('failed'),
  });

  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
      onReset(state);
    }, FEEDBACK_RESET);
    return () => clearTimeout(timer);
  }, [state, onReset]);

  return {
    state,
    problem: operation.error,
    send: (words) => {
      setState('syncing');
      operation.mutate({ body: { variation, ...words } });
    },
  };
};

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
  const [words, setWords] = useState('');
  const [contact, setContact] = useState('');
  const [isRefused, setRefused] = useState(false);
  // Closes itself after the confirmation.
  const onReset = useCallback((state: FeedbackState) => state === 'done' && onClose(), [onClose]);
  const { state, problem, send } = useFeedback(variation.Code, onReset);

  const submit = (): void => {
    const message = words.trim();
    setRefused(message === '');
    if (message !== '' && (state === 'idle' || state === 'failed')) send({ text: message, contact: contact.trim() });
  };
  return (
    <FormDialog
      title={text('variation.feedback')}
      cancel={text('ui.close')}
      submit={
        <>
          {state === 'done' && <CheckIcon size={18} />}
          {text(BUTTON[state])}
        </>
      }
      isPending={state === 'syncing' || state === 'done'}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
};
