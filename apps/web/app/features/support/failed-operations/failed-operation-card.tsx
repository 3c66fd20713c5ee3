import { type Matter, seeToMatter, tryMatterAgain } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, notify, ShopLink, StateMark, VisuallyHidden } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { Facts } from '../../desk/index.ts';
import { useProblemText } from '../parts/query-states.tsx';

interface SeeToDialogProps {
  matter: Matter;
  onClose: () => void;
  onSeen: () => void;
}

const LONGEST_REMARK = 1000;

/** Marks a failed operation as done, with a remark. [own-mat-03] */
const SeeToDialog = ({ matter, onClose, onSeen }: SeeToDialogProps) => {
  const text = useText();
  const problemText = useProblemText();
  const [remark, setRemark] = useState(matter.Remark);
  const see = useOperation(seeToMatter, {
    invalidates: [seeToMatter.area],
    onSuccess: () => {
      notify(text('support.failedOperations.see.done'));
      onClose();
      onSeen();
    },
  });
  const isEmpty = remark.trim() === '';
  const submit = (): void => {
    if (!isEmpty && !see.isPending) see.mutate({ params: { id: matter.Id }, body: { Remark: remark } });
  };
  return (
    <FormDialog
      title={text('support.failedOperations.see.title')}
      cancel={text('support.cancel')}
      submit={text('support.failedOperations.see.save')}
      isDisabled={isEmpty}
      isPending={see.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={text('support.failedOperations.see.remark')}
        hint={text('support.failedOperations.see.hint')}
        rows={3}
        maxLength={LONGEST_REMARK}
        value={remark}
        onChange={setRemark}
        error={see.error ? problemText(see.error) : undefined}
      />
    </FormDialog>
  );
};

interface FailedOperationCardProps {
  matter: Matter;
  /** Called when the operation has left the list. */
  onGone: () => void;
}

const FailedOperationFacts = ({ matter }: { matter: Matter }) => {
  const text = useText();
  const moment = useMoment();
  const seen =
    matter.SeenAt && text('support.failedOperations.seenBy', { name: matter.SeenBy, time: moment(matter.SeenAt) });
  return (
    <Facts
      facts={[
        [
          text('support.failedOperations.customer'),
          [matter.CompanyName, matter.SoldTo].filter((part) => part !== '').join(', '),
        ],
        [
          text('support.failedOperations.since'),
          `${moment(matter.Since)}, ${text('support.failedOperations.attempts', { count: matter.Attempts })}`,
        ],
        [
          text('support.failedOperations.reference'),
          <span key="reference" className="text-sm [overflow-wrap:anywhere] tabular-nums">
            {matter.Reference}
          </span>,
        ],
        [text('support.failedOperations.answer'), matter.LastAnswer],
        [text('support.failedOperations.state.seen'), seen ?? ''],
        [text('support.failedOperations.remark'), matter.Remark],
      ]}
    />
  );
};

/** One failed operation: kind, customer, last answer, and the actions retry and done. [own-mat-02] [own-mat-03] */
export const FailedOperationCard = ({ matter, onGone }: FailedOperationCardProps) => {
  const text = useText();
  const format = useFormat();
  const problemText = useProblemText();
  const id = useId();
  const [isSeeing, setSeeing] = useState(false);
  const isOpen = matter.SeenAt === null;
  const name =
    matter.SalesOrderId === ''
      ? text('support.failedOperations.payment')
      : text('support.failedOperations.order', { number: matter.SalesOrderId });
  const again = useOperation(tryMatterAgain, {
    invalidates: [tryMatterAgain.area],
    onSuccess: () => {
      notify(text('support.failedOperations.again.done'));
      onGone();
    },
    onError: (problem) => notify(problemText(problem)),
  });
  return (
    <article aria-labelledby={id} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="grid gap-1">
        <StateMark shape={isOpen ? 'cross' : 'square'}>
          {text(`support.failedOperations.kind.${matter.Kind}`)}
        </StateMark>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-lg">
            {name}
          </h2>
          {matter.Amount !== null && (
            <p className="text-lg font-semibold tabular-nums">{format.money(matter.Amount, matter.Currency)}</p>
          )}
        </div>
        {isOpen && (
          <p className="max-w-prose text-sm text-muted">{text(`support.failedOperations.todo.${matter.Kind}`)}</p>
        )}
      </header>
      <FailedOperationFacts matter={matter} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          kind={isOpen ? 'primary' : undefined}
          isPending={again.isPending}
          onPress={() => again.mutate({ params: { id: matter.Id }, body: { AlthoughSeen: !isOpen } })}
        >
          {text('support.failedOperations.again')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        {isOpen && (
          <Button onPress={() => setSeeing(true)}>
            {text('support.failedOperations.see')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {matter.SalesOrderId !== '' && (
          <ShopLink
            to={`/support/audit?find=${encodeURIComponent(matter.SalesOrderId)}`}
            className="inline-flex min-h-10 items-center px-2 underline underline-offset-3"
          >
            {text('support.failedOperations.trail')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ShopLink>
        )}
      </div>
      {isSeeing && <SeeToDialog matter={matter} onClose={() => setSeeing(false)} onSeen={onGone} />}
    </article>
  );
};
