import { quantityOf } from '@grossist/domain';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, CheckIcon, classNames, WarningIcon } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { ChangedValue } from './before-and-after.tsx';
import { type LineChange, type LineChangesProps, useAcceptance } from './order-changes.tsx';

interface OneChangeProps extends Omit<LineChangesProps, 'changes'> {
  change: LineChange;
}

/** The ERP's changes of a line since it was shown, and how the buyer can respond to each. [ord-02] */
export const LineChanges = ({ line, changes, ...ways }: LineChangesProps) => {
  const text = useText();
  const isBlocked = changes.some(({ MayBeAccepted }) => !MayBeAccepted);
  return (
    // biome-ignore lint/a11y/useSemanticElements: messages and their answers, not fields
    <div
      role="group"
      aria-label={text('ordering.changes.of', { name: line.ItemLocalMaterialName })}
      className={classNames(
        'grid gap-3 rounded-md border-l-4 py-2 pr-2 pl-3',
        isBlocked ? 'border-danger bg-danger-soft' : 'border-warning bg-warning-soft',
      )}
    >
      {changes.map((change) => (
        <Change key={change.Code} line={line} change={change} {...ways} />
      ))}
    </div>
  );
};

const Change = ({ line, change, ...ways }: OneChangeProps) => {
  const messageId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p id={messageId} className="flex min-w-48 flex-1 items-start gap-2">
        <WarningIcon className="mt-px shrink-0" />
        <span>
          {change.Message} <ChangedValue change={change} unit={line.ItemSalesUnit} />
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        {change.ChangeToken === null ? (
          <Instead line={line} change={change} {...ways} />
        ) : (
          <Accept token={change.ChangeToken} describedBy={messageId} />
        )}
      </span>
    </div>
  );
};

const Accept = ({ token, describedBy }: { token: string; describedBy: string }) => {
  const text = useText();
  const { accepted, accept } = useAcceptance();
  const isAccepted = accepted.has(token);
  return (
    <Button
      size="small"
      kind={isAccepted ? 'secondary' : 'primary'}
      aria-pressed={isAccepted}
      aria-describedby={describedBy}
      data-cell="change"
      onPress={() => accept(token, !isAccepted)}
    >
      {isAccepted && <CheckIcon size={18} />}
      {text('ordering.change.accept')}
    </Button>
  );
};

/** Actions for a line that can't be ordered: the available quantity, alternatives, or removal. */
const Instead = ({ line, change, hasAlternatives, isOpen, actions }: OneChangeProps) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const left = change.AvailableQuantity ?? 0;
  return (
    <>
      {left > 0 && (
        <Button size="small" kind="primary" data-cell="change" onPress={() => actions.change(line, quantityOf(left))}>
          {text('ordering.change.take', { amount: wireAmount(left, line.ItemSalesUnit) })}
        </Button>
      )}
      {hasAlternatives && (
        <Button
          size="small"
          aria-expanded={isOpen}
          data-cell="change"
          onPress={() => actions.toggleDetails(line.CartItemId)}
        >
          {text('cart.details.alternatives')}
        </Button>
      )}
      <Button size="small" data-cell="change" onPress={() => actions.remove(line)}>
        {text('ordering.change.remove')}
      </Button>
    </>
  );
};
