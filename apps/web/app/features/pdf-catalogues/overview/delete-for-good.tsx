import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';

interface DeleteForGoodProps {
  title: string;
  /** Name of the deleted thing. */
  children: string;
  isPending: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Confirms a deletion that can't be undone. */
export const DeleteForGood = ({ title, children, isPending, onDelete, onClose }: DeleteForGoodProps) => {
  const text = useText();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('pdf.cancel')}</Button>
          <Button kind="danger" isPending={isPending} onPress={onDelete}>
            {text('pdf.delete')}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
};
