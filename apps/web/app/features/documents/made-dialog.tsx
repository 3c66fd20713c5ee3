import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/index.ts';
import { DocumentProgress } from './document-progress.tsx';
import { OpenDocument } from './open-document.tsx';
import type { MadeDocument } from './use-make-document.ts';

/** A document that is made in the background, or whose window the browser blocked. Closing it cancels nothing. */
export const MadeDialog = ({ made: { title, requested }, onClose }: { made: MadeDocument; onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog title={title} isOpen onClose={onClose} actions={<Button onPress={onClose}>{text('ui.close')}</Button>}>
      {requested.kind === 'job' ? (
        <DocumentProgress documentId={requested.documentId} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{text('pdf.made.blocked')}</p>
          <OpenDocument url={requested.url} title={title} />
        </div>
      )}
    </Dialog>
  );
};
