import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import type { AddressDialogProps } from './address-dialog.tsx';

const Dialog = lazyWithTexts(async () => (await import('./address-dialog.tsx')).AddressDialog);

/** The dialog comes when it is asked for, not with the page. */
export const AddressDialog = (props: AddressDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
