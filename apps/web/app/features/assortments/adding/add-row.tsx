import { addAssortmentRelation } from '@grossist/contracts';
import { type ReactNode, useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, CheckIcon } from '../../../ui/index.ts';
import type { CustomerKey } from '../assortments-address.ts';
import { Effect } from '../parts/effect.tsx';
import { useProblemText } from '../parts/use-problem-text.ts';

interface AddRowProps {
  assortmentId: string;
  customer: CustomerKey;
  /** What the row is of: of an assortment or a customer. */
  name: string;
  children: ReactNode;
  /** The customer has the assortment itself. */
  isRelated: boolean;
  onAdded: () => void;
}

/**
 * One that can be added: a press shows what it would change, a second one adds it. While it is added the row says so;
 * when it is refused the row is as it was before, with the reason. [asm-08]
 */
export const AddRow = ({ assortmentId, customer, name, children, isRelated, onAdded }: AddRowProps) => {
  const text = useText();
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const add = useOperation(addAssortmentRelation, {
    onSuccess: () => {
      setOpen(false);
      onAdded();
    },
  });
  const isAdded = isRelated || add.isSuccess;
  return (
    <li aria-label={name} className="grid gap-2 border-b border-line py-2.5 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1">{children}</div>
        {isAdded ? (
          <span role="status" className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold">
            <CheckIcon size={18} className="text-stock-green" />
            {text('asm.added')}
          </span>
        ) : (
          <Button size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {text('asm.add.one')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {isOpen && !isAdded && (
        <div className="grid gap-2 rounded-md bg-sunken p-3">
          <Effect assortmentId={assortmentId} customer={customer} change="add" />
          {add.error && (
            <p role="alert" className="font-semibold text-danger">
              {problemText(add.error)}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              kind="primary"
              size="small"
              isPending={add.isPending}
              onPress={() => add.mutate({ params: { id: assortmentId }, body: customer })}
            >
              {text(add.isPending ? 'asm.adding' : 'asm.add.confirm')}
              <span className="sr-only"> {name}</span>
            </Button>
            <Button size="small" onPress={() => setOpen(false)}>
              {text('asm.cancel')}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
};
