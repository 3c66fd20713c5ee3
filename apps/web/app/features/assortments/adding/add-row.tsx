import { addAssortmentRelation, getAssortmentEffect } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { queryKeyOf, useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, CheckIcon } from '../../../ui/index.ts';
import type { CustomerKey } from '../assortments-address.ts';
import { Effect } from '../parts/effect.tsx';
import { CHANGES_ASSORTMENTS, useProblemText } from '../parts/query-states.tsx';

interface AddRowProps {
  assortmentId: string;
  customer: CustomerKey;
  /** The row's assortment or customer. */
  name: string;
  children: ReactNode;
  /** The customer has the assortment itself. */
  isRelated: boolean;
  onAdded: () => void;
}

/**
 * A row of an assortment or customer that can be added: the first press shows the effect, the second adds it. A refused
 * row can be added again and shows the reason. [asm-08]
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

/**
 * State of a dialog that adds rows one by one. Its list does not change while rows are added, so that nothing moves under
 * the pointer; it is loaded again when another page is shown. What is behind the dialog is loaded again when it closes.
 */
export const useAdding = () => {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [addedHere, setAddedHere] = useState(0);
  const search = useDeferredValue(typed.trim());
  const reload = () => Promise.all(CHANGES_ASSORTMENTS.map((area) => queries.invalidateQueries({ queryKey: [area] })));
  const show = (next: number): void => {
    setPage(next);
    if (addedHere > 0) void reload();
    setAddedHere(0);
  };
  return {
    typed,
    search,
    page,
    type: (next: string): void => {
      setTyped(next);
      show(1);
    },
    show,
    added: (): void => {
      setAddedHere((count) => count + 1);
      // An added row changes the effect of the others.
      void queries.invalidateQueries({ queryKey: queryKeyOf(getAssortmentEffect) });
    },
    addedHere,
    reload,
  };
};
