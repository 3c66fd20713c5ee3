import { Suspense } from 'react';
import { lazyWithKitCartTexts } from '../../i18n/kit-cart-texts.ts';
import type { KitLabelsDialogProps } from './kit-labels-dialog.tsx';

export type { KitLabelsDialogProps } from './kit-labels-dialog.tsx';

const Loaded = lazyWithKitCartTexts(async () => (await import('./kit-labels-dialog.tsx')).KitLabelsDialog);

/** Prints labels of kits; loaded with its texts when it is opened. */
export const KitLabelsDialog = (props: KitLabelsDialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
