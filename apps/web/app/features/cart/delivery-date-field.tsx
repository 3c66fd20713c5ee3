import { type CartDetails, updateDeliveryDate } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { INPUT_STYLE, LABEL_STYLE, WarningIcon } from '../../ui/index.ts';
import { CHANGES_CART } from './cart-cache.ts';
import { useProblemText } from './use-problem-text.ts';

/** The wanted day; a day on which nothing is delivered is told below the field and not taken. [cart-37] */
export const DeliveryDateField = ({ cart, firstDate }: { cart: CartDetails; firstDate: string | undefined }) => {
  const text = useText();
  const format = useFormat();
  const problemText = useProblemText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const change = useOperation(updateDeliveryDate, {
    invalidates: CHANGES_CART,
    onSuccess: () => setTyped(undefined),
  });
  const saved = cart.DeliveryDate ?? firstDate ?? '';
  const problem = change.error ? problemText(change.error) : undefined;

  const wish = (date: string): void => {
    setTyped(date);
    change.reset();
    // While a year is typed it passes through early ones.
    if (date === '' || date === saved || (firstDate !== undefined && date < firstDate)) return;
    change.mutate({ body: date });
  };
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className={LABEL_STYLE}>
        {text('cart.head.date')}
      </label>
      <input
        id={id}
        type="date"
        min={firstDate}
        value={typed ?? saved}
        onChange={(event) => wish(event.target.value)}
        onBlur={() => !change.isError && setTyped(undefined)}
        data-invalid={problem === undefined ? undefined : true}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        className={INPUT_STYLE}
      />
      <span id={`${id}-note`} role="status" className="min-h-5 text-sm">
        {problem !== undefined ? (
          <span className="flex items-start gap-1.5 text-danger">
            <WarningIcon size={18} className="shrink-0" />
            {problem}
          </span>
        ) : (
          firstDate !== undefined && (
            <span className="text-muted">{text('cart.head.firstDate', { date: format.day(firstDate) })}</span>
          )
        )}
      </span>
    </div>
  );
};
