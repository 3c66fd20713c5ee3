import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import type { CutDialogProps } from '../many/cut-dialog.tsx';

const CutDialog = lazyWithTexts(async () => (await import('../many/cut-dialog.tsx')).CutDialog);

/** The question about cut lines, loaded when something was added; nothing is shown until one of them is cut. */
export const CutQuestion = (props: CutDialogProps) => (
  <Suspense>
    <CutDialog {...props} />
  </Suspense>
);
