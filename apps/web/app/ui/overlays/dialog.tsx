import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '../../i18n/index.ts';
import { IconButton } from '../actions/index.ts';
import { CloseIcon } from '../icons/index.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the wanted one last. */
  actions?: ReactNode;
  /** A message that wants an answer at once. */
  role?: 'dialog' | 'alertdialog';
  /** For what has columns: a list beside a map. */
  isWide?: boolean;
}

const Panel = ({ title, onClose, children, actions, role }: Omit<DialogProps, 'isOpen' | 'isWide'>) => {
  const text = useText();
  return (
    <AriaDialog role={role} className="flex max-h-[inherit] min-h-0 flex-1 flex-col outline-none">
      <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
        <Heading slot="title" className="text-lg">
          {title}
        </Heading>
        <IconButton label={text('ui.close')} icon={<CloseIcon />} onPress={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
      {actions !== undefined && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-4 max-tablet:*:grow">
          {actions}
        </footer>
      )}
    </AriaDialog>
  );
};

/** A window over the page; closes by Escape and by a press beside it. */
export const Dialog = ({ isOpen, isWide = false, ...panel }: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && panel.onClose()}
    isDismissable={panel.role !== 'alertdialog'}
    className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] place-items-center bg-scrim p-4"
  >
    <Modal
      className={`flex max-h-[85dvh] w-full ${isWide ? 'max-w-4xl' : 'max-w-xl'} animate-rise flex-col rounded-lg bg-raised shadow-float`}
    >
      <Panel {...panel} />
    </Modal>
  </ModalOverlay>
);

/** A panel from the side, as for signing in; the whole width on a phone. */
export const SlideIn = ({ isOpen, ...panel }: Omit<DialogProps, 'isWide'>) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && panel.onClose()}
    isDismissable
    className="fixed inset-0 z-50 flex justify-end bg-scrim"
  >
    <Modal className="flex h-dvh w-full max-w-md animate-slide-in flex-col bg-raised shadow-float">
      <Panel {...panel} />
    </Modal>
  </ModalOverlay>
);
