import {
  deletePdfCatalog,
  getPdfCatalog,
  loadPdfBasket,
  type OperationOutput,
  type PdfCatalog,
  restorePdfCatalog,
} from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callOperation, ProblemError, queryKeyOf, useOperation } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { BASKET, CHANGES_CATALOGUES, pathOfCatalogue, usePdfProblem } from '../../pdf-basket/index.ts';

/** What becomes of a basket that has materials: it is replaced, or saved as a catalog of a name first. */
export type WhenNotEmpty = { kind: 'replace' } | { kind: 'save'; name: string };

/**
 * Loads a catalog into the basket. While the basket has materials, `isAsking` is true until the person decided what
 * becomes of them. Section 4, "Loading an existing catalog while a non-empty temporary basket exists". [own-pdf-09]
 */
export const useLoadBasket = ({ pdfId, name }: PdfCatalog) => {
  const text = useText();
  const problemText = usePdfProblem();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const onError = (problem: ProblemError): void => notify(problemText(problem));
  const load = useOperation(loadPdfBasket, { invalidates: CHANGES_CATALOGUES });
  const empty = useOperation(deletePdfCatalog, { onError });
  const restore = useOperation(restorePdfCatalog, { invalidates: CHANGES_CATALOGUES, onError });

  // The former basket comes back in place of what was loaded.
  const bringBack = (replacedId: string): void =>
    empty.mutate({ params: { id: BASKET } }, { onSuccess: () => restore.mutate({ params: { id: replacedId } }) });
  const onLoaded = ({ replacedId }: OperationOutput<typeof loadPdfBasket>): void => {
    setAsking(false);
    notify(text('pdf.loaded', { name }), replacedId === null ? undefined : () => bringBack(replacedId));
    void navigate(shopPath(pathOfCatalogue()));
  };
  const send = (when?: WhenNotEmpty): void => {
    if (pdfId === null) return;
    load.mutate(
      {
        body: {
          pdfId,
          whenNotEmpty: when?.kind ?? 'ask',
          saveAs: when?.kind === 'save' && when.name !== '' ? when.name : undefined,
        },
      },
      {
        onSuccess: onLoaded,
        onError: (problem) => {
          if (problem.code === 'basket-not-empty') setAsking(true);
          else onError(problem);
        },
      },
    );
  };
  /** Asks first when the basket has materials, unless `when` says what becomes of them. */
  const start = async (when?: WhenNotEmpty): Promise<void> => {
    if (when) return send(when);
    const input = { params: { id: BASKET } };
    try {
      const { noOfVariations } = await queries.fetchQuery({
        queryKey: queryKeyOf(getPdfCatalog, input),
        queryFn: () => callOperation(getPdfCatalog, input),
        staleTime: 0,
      });
      if (noOfVariations > 0) setAsking(true);
      else send();
    } catch (error) {
      if (error instanceof ProblemError) onError(error);
    }
  };
  return {
    start: (when?: WhenNotEmpty) => void start(when),
    isAsking,
    isPending: load.isPending,
    stopAsking: () => setAsking(false),
  };
};

export type LoadingBasket = ReturnType<typeof useLoadBasket>;
