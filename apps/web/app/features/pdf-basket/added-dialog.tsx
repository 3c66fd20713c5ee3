import { useText } from '../../i18n/index.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/index.ts';
import { AddedReport } from './added-report.tsx';
import { type AddedFromSource, pathOfCatalogue } from './pdf-source.ts';

/** Confirms what was added to the PDF basket. Section 4, "PDF basket dialog: confirmation". */
export const AddedDialog = ({ added, onClose }: { added: AddedFromSource; onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog
      title={text('pdf.basket')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('pdf.continue')}</Button>
          <LinkButton kind="primary" to={pathOfCatalogue()} onClick={onClose}>
            {text('pdf.goTo')}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-3">
        <AddedReport added={added} />
        <p className="text-muted">{text('pdf.added.total', { count: added.noOfVariations })}</p>
      </div>
    </Dialog>
  );
};
