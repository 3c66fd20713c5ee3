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
import { callOperation, ProblemError, queryKeyOf, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { Button, notify, TextField } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { BASKET, CHANGES_CATALOGUES, pathOfCatalogue, usePdfProblem } from '../../pdf-basket/index.ts';
import { LONGEST } from '../catalogue-words.ts';

/** How to load into a basket that has materials: replace them, or save them as a catalog first. */
type WhenNotEmpty = { kind: 'replace' } | { kind: 'save'; name: string };

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

  // Undo restores the previous basket.
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
  /** Opens the confirmation when the basket has materials, unless `when` decides what happens to them. */
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

type LoadingBasket = ReturnType<typeof useLoadBasket>;

/** Confirms loading a catalog into a basket with materials: replace or save them. Section 4. */
export const LoadDialog = ({ name, loading }: { name: string; loading: LoadingBasket }) => {
  const text = useText();
  const { data } = useOperationQuery(getPdfCatalog, { params: { id: BASKET } });
  const [typed, setTyped] = useState<string>();
  const saveAs = typed ?? data?.name ?? '';
  return (
    <Dialog
      title={text('pdf.load.title')}
      isOpen
      onClose={loading.stopAsking}
      actions={
        <>
          <Button onPress={loading.stopAsking}>{text('pdf.cancel')}</Button>
          <Button kind="danger" isPending={loading.isPending} onPress={() => loading.start({ kind: 'replace' })}>
            {text('pdf.load.replace')}
          </Button>
          <Button
            kind="primary"
            isPending={loading.isPending}
            onPress={() => loading.start({ kind: 'save', name: saveAs.trim() })}
          >
            {text('pdf.load.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{text('pdf.load.text', { count: data?.noOfVariations ?? 0, name })}</p>
        <TextField
          label={text('pdf.load.name')}
          value={saveAs}
          onChange={setTyped}
          maxLength={LONGEST.name}
          autoComplete="off"
        />
      </div>
    </Dialog>
  );
};
