import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../actions/index.ts';
import { WarningBar } from '../feedback/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'isOpen'> {
  /** Default: true. */
  isOpen?: boolean;
  /** Texts of the two buttons. They belong to the caller, whose texts are loaded with it. */
  cancel: string;
  confirm: ReactNode;
  /** The confirming button deletes something. */
  isDanger?: boolean;
  isDisabled?: boolean;
  isPending?: boolean;
  isCancelDisabled?: boolean;
  onConfirm: () => void;
}

/** A dialog with a button that closes it and one that does what the dialog asks about. */
export const ConfirmDialog = ({
  isOpen = true,
  cancel,
  confirm,
  isDanger = false,
  isDisabled,
  isPending,
  isCancelDisabled,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    isOpen={isOpen}
    actions={
      <>
        <Button onPress={dialog.onClose} isDisabled={isCancelDisabled}>
          {cancel}
        </Button>
        <Button
          kind={isDanger ? 'danger' : 'primary'}
          isDisabled={isDisabled}
          isPending={isPending}
          onPress={onConfirm}
        >
          {confirm}
        </Button>
      </>
    }
  />
);

interface FormDialogProps extends Omit<ConfirmDialogProps, 'onConfirm' | 'confirm' | 'isDanger' | 'isCancelDisabled'> {
  submit: ReactNode;
  /** Why the last attempt was refused; shown above the fields. */
  problem?: string;
  /** Called by the button or the Enter key, unless `isDisabled` or `isPending`. */
  onSubmit: () => void;
}

/** A dialog whose fields are one form: the button or the Enter key submits them. */
export const FormDialog = ({
  isOpen = true,
  cancel,
  submit,
  isDisabled = false,
  isPending = false,
  problem,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) => {
  const form = useId();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog inside a form must not submit that form.
    event.stopPropagation();
    if (!isDisabled && !isPending) onSubmit();
  };
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      actions={
        <>
          <Button onPress={dialog.onClose}>{cancel}</Button>
          <Button type="submit" form={form} kind="primary" isDisabled={isDisabled} isPending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem !== undefined && <WarningBar tone="danger">{problem}</WarningBar>}
        {children}
      </form>
    </Dialog>
  );
};
