import { Suspense } from 'react';
import { lazyWithTexts } from '../../i18n/index.ts';
import type { MakingDocument } from './use-make-document.ts';

const MadeDialog = lazyWithTexts(async () => (await import('./made-dialog.tsx')).MadeDialog);

/** What useMakeDocument has to show: nothing while a small document opened in a window of its own. */
export const MadeDocumentDialog = ({ making: { made, close } }: { making: Pick<MakingDocument, 'made' | 'close'> }) =>
  made && (
    <Suspense>
      <MadeDialog made={made} onClose={close} />
    </Suspense>
  );
