import { Suspense } from 'react';
import { lazyWithKitTemplatesTexts } from '../../../i18n/kits-texts.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

const Dialog = lazyWithKitTemplatesTexts(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** The import of kits into a project, loaded together with its texts once it is asked for. */
export const ImportKitsDialog = (props: ImportDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
