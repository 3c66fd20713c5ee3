import { addAssortmentRelation, removeAssortmentRelation } from '@grossist/contracts';
import { type TablePage, withoutRows } from '@grossist/domain';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify, WarningBar } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import type { CustomerKey } from '../assortments-address.ts';
import { Effect } from '../parts/effect.tsx';
import { CHANGES_ASSORTMENTS, useProblemText } from '../parts/query-states.tsx';

/** A relation as tables show it. */
export interface Relation {
  relationId: string;
  assortmentId: string;
  assortmentName: string;
  customer: CustomerKey;
  customerName: string;
}

interface WithRelation {
  RelationId: string | null;
}

/**
 * Removes a relation: its row leaves the table at `key` and the count goes down as soon as the server has removed it, and
 * a notice offers to add it again. [asm-09]
 */
const useRemoval = (key: QueryKey) => {
  const text = useText();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const addAgain = useOperation(addAssortmentRelation, {
    invalidates: CHANGES_ASSORTMENTS,
    onError: (problem) => notify(problemText(problem)),
  });
  const removal = useOperation(removeAssortmentRelation, { invalidates: CHANGES_ASSORTMENTS });

  const dropRow = (relationId: string): void => {
    queries.setQueryData<TablePage<WithRelation>>(
      key,
      (page) => page && withoutRows(page, ({ RelationId }) => RelationId === relationId),
    );
  };
  const remove = (relation: Relation, onRemoved: () => void): void => {
    const { relationId, assortmentId, assortmentName, customer, customerName } = relation;
    const names = { assortment: assortmentName, customer: customerName };
    removal.mutate(
      { params: { relationId } },
      {
        onSuccess: () => {
          dropRow(relationId);
          notify(text('asm.removed', names), () => addAgain.mutate({ params: { id: assortmentId }, body: customer }));
          onRemoved();
        },
        onError: ({ status }) => {
          if (status !== 404) return;
          // Somebody else removed it: the table is loaded again by now.
          notify(text('asm.removed.already', names));
          onRemoved();
        },
      },
    );
  };
  return { remove, isPending: removal.isPending, error: removal.error };
};

interface RemoveDialogProps {
  relation: Relation;
  /** Query key of the table that shows the relation. */
  tableKey: QueryKey;
  onClose: () => void;
}

/** Shows what removing a relation changes before it is removed. */
export const RemoveDialog = ({ relation, tableKey, onClose }: RemoveDialogProps) => {
  const text = useText();
  const problemText = useProblemText();
  const { remove, isPending, error } = useRemoval(tableKey);
  const { assortmentId, assortmentName, customer, customerName } = relation;
  return (
    <ConfirmDialog
      title={text('asm.remove.title')}
      cancel={text('asm.cancel')}
      confirm={text('asm.remove')}
      isPending={isPending}
      onConfirm={() => remove(relation, onClose)}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{text('asm.remove.what', { assortment: assortmentName, customer: customerName })}</p>
        <Effect assortmentId={assortmentId} customer={customer} change="remove" />
        {error && <WarningBar tone="danger">{problemText(error)}</WarningBar>}
      </div>
    </ConfirmDialog>
  );
};
