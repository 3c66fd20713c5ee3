import { createPdfCatalog, deletePdfCatalog, type PdfCatalog, restorePdfCatalog } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { type ProblemError, useOperation } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_CATALOGUES, PATH_OF_CATALOGUES, pathOfCatalogue, usePdfProblem } from '../../pdf-basket/index.ts';
import { idOf, LONGEST } from '../catalogue-words.ts';

/** Copying and deleting a catalog or the basket; each is reported, deleting with undo. [pdf-03] [pdf-09] [own-pdf-07] */
export const useCatalogueCommands = (catalogue: PdfCatalog) => {
  const text = useText();
  const problemText = usePdfProblem();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const settings = {
    invalidates: CHANGES_CATALOGUES,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const create = useOperation(createPdfCatalog, settings);
  const remove = useOperation(deletePdfCatalog, settings);
  const restore = useOperation(restorePdfCatalog, settings);
  const { name, isTemporaryList } = catalogue;
  const id = idOf(catalogue);
  const show = (path: string): void => void navigate(shopPath(path));
  const bringBack = (deletedId: string): void =>
    restore.mutate(
      { params: { id: deletedId } },
      { onSuccess: () => notify(text('pdf.back', { name: isTemporaryList ? text('pdf.basket') : name })) },
    );
  return {
    copy: (): void =>
      create.mutate(
        {
          body: {
            name: text('pdf.copy.name', { name }).slice(0, LONGEST.name),
            createdFrom: { source: 'pdfCatalog', id },
          },
        },
        {
          onSuccess: ({ pdfId, name: copied }) => {
            notify(text('pdf.copied', { name: copied }));
            if (pdfId !== null) show(pathOfCatalogue(pdfId));
          },
        },
      ),
    /** `isShown`: its page is shown, which is left. */
    remove: (isShown: boolean): void =>
      remove.mutate(
        { params: { id } },
        {
          onSuccess: ({ pdfId }) => {
            if (isShown && !isTemporaryList) show(PATH_OF_CATALOGUES);
            const message = isTemporaryList ? text('pdf.emptied') : text('pdf.deleted', { name });
            notify(message, pdfId === null ? undefined : () => bringBack(pdfId));
          },
        },
      ),
  };
};
