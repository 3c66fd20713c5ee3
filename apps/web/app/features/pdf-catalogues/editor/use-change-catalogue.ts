import { getPdfCatalog, type PdfCatalog, type PdfCatalogSettings, updatePdfCatalog } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeyOf, useOperation } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_CATALOGUES, usePdfProblem } from '../../pdf-basket/index.ts';
import { idOf } from '../catalogue-words.ts';

export type CatalogueChange = Partial<PdfCatalogSettings> & { logoUrl?: string };

export interface ChangingCatalogue {
  change: (change: CatalogueChange) => void;
  /** A change is on its way. */
  isSaving: boolean;
  /** The last change was saved. */
  hasSaved: boolean;
}

/**
 * Changes settings of a catalog: shown at once, sent one after the other, undone where refused. A logo is changed by
 * `logoUrl`; empty: back to the default logo. [pdf-04]
 */
export const useChangeCatalogue = (catalogue: PdfCatalog): ChangingCatalogue => {
  const queries = useQueryClient();
  const problemText = usePdfProblem();
  const pending = useRef(0);
  const [isSaving, setSaving] = useState(false);
  const [hasSaved, setSaved] = useState(false);
  const id = idOf(catalogue);
  const update = useOperation(updatePdfCatalog, {
    inTurn: `pdf-catalogue ${id}`,
    onError: (problem) => notify(problemText(problem)),
  });
  const key = queryKeyOf(getPdfCatalog, { params: { id } });

  const send = async (body: CatalogueChange): Promise<void> => {
    pending.current += 1;
    setSaving(true);
    const updateLogo = body.logoUrl === undefined ? ('false' as const) : ('true' as const);
    try {
      const saved = await update.mutateAsync({ params: { id }, query: { updateLogo }, body });
      setSaved(true);
      // A later change is already shown.
      if (pending.current === 1) queries.setQueryData(key, saved);
    } catch {
      setSaved(false);
    } finally {
      pending.current -= 1;
      if (pending.current === 0) {
        setSaving(false);
        await queries.invalidateQueries({ queryKey: CHANGES_CATALOGUES });
      }
    }
  };
  const change = (changed: CatalogueChange): void => {
    void queries.cancelQueries({ queryKey: key });
    queries.setQueryData<PdfCatalog>(key, (before) => before && { ...before, ...changed });
    void send(changed);
  };
  return { change, isSaving, hasSaved };
};
