import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import type { CutDialogProps } from '../many/cut-dialog.tsx';

const CutDialog = lazyWithTexts(async () => (await import('../many/cut-dialog.tsx')).CutDialog);

/** Asks about cut lines after materials were added; loaded then, and shown only if a line is cut. */
export const CutQuestion = (props: CutDialogProps) => (
  <Suspense>
    <CutDialog {...props} />
  </Suspense>
);
