import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import type { AddressDialogProps } from './address-dialog.tsx';

const Dialog = lazyWithTexts(async () => (await import('./address-dialog.tsx')).AddressDialog);

/** The dialog, loaded when it is opened. */
export const AddressDialog = (props: AddressDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
