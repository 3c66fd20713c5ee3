import type { QueryKey } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { Button, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { Effect } from '../parts/effect.tsx';
import { useProblemText } from '../parts/use-problem-text.ts';
import { type Relation, useRemoval } from './use-removal.ts';

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
    <Dialog
      isOpen
      title={text('asm.remove.title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('asm.cancel')}</Button>
          <Button kind="primary" isPending={isPending} onPress={() => remove(relation, onClose)}>
            {text('asm.remove')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{text('asm.remove.what', { assortment: assortmentName, customer: customerName })}</p>
        <Effect assortmentId={assortmentId} customer={customer} change="remove" />
        {error && <WarningBar tone="danger">{problemText(error)}</WarningBar>}
      </div>
    </Dialog>
  );
};
