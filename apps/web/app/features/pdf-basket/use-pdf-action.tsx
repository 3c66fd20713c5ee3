import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import type { MenuAction } from '../../ui/overlays/index.ts';
import { BASKET } from './catalogue-paths.ts';
import { useMayUsePdf } from './may-use-pdf.ts';
import type { AddedFromSource, PdfSource } from './pdf-source.ts';
import { useAddToPdf } from './use-add-to-pdf.ts';
import { usePdfProblem } from './use-pdf-problem.ts';

const AddedDialog = lazyWithTexts(async () => (await import('./added-dialog.tsx')).AddedDialog);

/** Adds a source to the PDF basket; `dialog`, which the caller draws, reports what was added. */
export const useAddingToPdf = (source: PdfSource) => {
  const problemText = usePdfProblem();
  const [added, setAdded] = useState<AddedFromSource>();
  const adding = useAddToPdf(BASKET);
  const add = (): void => {
    if (adding.isPending) return;
    adding.mutate(source, { onSuccess: setAdded, onError: (problem) => notify(problemText(problem)) });
  };
  const dialog: ReactNode = added && (
    <Suspense>
      <AddedDialog added={added} onClose={() => setAdded(undefined)} />
    </Suspense>
  );
  return { isPending: adding.isPending, add, dialog };
};

/** Returns the menu's action that adds a source to the PDF basket, false for who may not, and its dialog. */
export const usePdfAction = (source: PdfSource): { action: MenuAction | false; dialog: ReactNode } => {
  const text = useText();
  const mayUse = useMayUsePdf();
  const { add, dialog } = useAddingToPdf(source);
  return { action: mayUse && { id: 'add-to-pdf', name: text('pdf.add'), act: add }, dialog };
};
