import type { PdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Badge, Breadcrumbs, Button, notify } from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { MadeDocumentDialog, useMakeDocument } from '../../documents/index.ts';
import { PrintLabelsLink } from '../../label-print/index.ts';
import { PATH_OF_CATALOGUES, PdfIcon, useMayUsePdf, usePdfProblem } from '../../pdf-basket/index.ts';
import { addressOfPdf, TYPE_NAMES } from '../catalogue-words.ts';
import { LoadDialog, useLoadBasket } from '../commands/load-dialog.tsx';
import { useCatalogueCommands } from '../commands/use-catalogue-commands.ts';
import { SaveDialog } from './save-dialog.tsx';
import type { ChangingCatalogue } from './use-change-catalogue.ts';

interface EditorMenuProps {
  catalogue: PdfCatalog;
  onLoad: () => void;
}

/** The actions of a catalog or the basket beside making its PDF, by the caller's permissions. */
const EditorMenu = ({ catalogue, onLoad }: EditorMenuProps) => {
  const text = useText();
  const mayChange = useMayUsePdf();
  const commands = useCatalogueCommands(catalogue);
  const { isTemporaryList, noOfVariations } = catalogue;
  if (!mayChange) return null;
  const actions: (MenuAction | false)[] = [
    !isTemporaryList && { id: 'load', name: text('pdf.load'), act: onLoad },
    !isTemporaryList && { id: 'copy', name: text('pdf.copy'), act: commands.copy },
    isTemporaryList &&
      noOfVariations > 0 && {
        id: 'empty',
        name: text('pdf.emptyBasket'),
        act: () => commands.remove(true),
        isDanger: true,
      },
    !isTemporaryList && { id: 'delete', name: text('pdf.delete'), act: () => commands.remove(true), isDanger: true },
  ];
  const shown = actions.filter((action) => action !== false);
  if (shown.length === 0) return null;
  return (
    <ActionMenu label={text('pdf.more')} actions={shown}>
      {text('pdf.more')}
    </ActionMenu>
  );
};

interface CatalogueHeadProps {
  catalogue: PdfCatalog;
  changing: ChangingCatalogue;
}

/** Name and state of a catalog or of the basket, with its actions. */
export const CatalogueHead = ({ catalogue, changing }: CatalogueHeadProps) => {
  const text = useText();
  const problemText = usePdfProblem();
  const mayChange = useMayUsePdf();
  const [isSaveOpen, setSaveOpen] = useState(false);
  const loading = useLoadBasket(catalogue);
  const making = useMakeDocument((problem) => notify(problemText(problem)));
  const { name, type, isTemporaryList, noOfVariations, pdfId } = catalogue;
  const isEmpty = noOfVariations === 0;
  const shownName = isTemporaryList ? text('pdf.basket') : name;
  return (
    <header className="grid gap-2">
      <Breadcrumbs
        crumbs={[
          { name: text('pdf.catalogues'), path: PATH_OF_CATALOGUES },
          { name: shownName, path: `${PATH_OF_CATALOGUES}/${pdfId ?? ''}` },
        ]}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          <div className="flex flex-wrap items-center gap-x-3">
            <h1 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-2xl">
              <span className="min-w-0 [overflow-wrap:anywhere]">{shownName}</span>
              <Badge>{text(TYPE_NAMES[type])}</Badge>
            </h1>
            <p role="status" className="text-sm text-muted">
              {changing.isSaving && text('pdf.saving')}
              {!changing.isSaving && changing.hasSaved && text('pdf.saved.all')}
            </p>
          </div>
          <About catalogue={catalogue} />
        </div>
        <div className="flex flex-wrap gap-2">
          {type === 'labelPrint' && !isEmpty ? (
            <PrintLabelsLink
              kind="primary"
              source={isTemporaryList || pdfId === null ? { source: 'basket' } : { source: 'catalog', id: pdfId }}
            />
          ) : (
            <Button
              kind="primary"
              isDisabled={isEmpty || pdfId === null}
              // Pending changes must be saved before the document is made.
              isPending={making.isPending || changing.isSaving}
              onPress={() => pdfId !== null && making.make(name, addressOfPdf(pdfId))}
            >
              <PdfIcon size={18} />
              {text('pdf.make')}
            </Button>
          )}
          {isTemporaryList && mayChange && (
            <Button aria-haspopup="dialog" isDisabled={isEmpty} onPress={() => setSaveOpen(true)}>
              {text('pdf.save')}
            </Button>
          )}
          <EditorMenu catalogue={catalogue} onLoad={() => loading.start()} />
        </div>
      </div>
      {isSaveOpen && <SaveDialog catalogue={catalogue} onClose={() => setSaveOpen(false)} />}
      {loading.isAsking && <LoadDialog name={name} loading={loading} />}
      <MadeDocumentDialog making={making} />
    </header>
  );
};

const About = ({
  catalogue: { isTemporaryList, createdBy, createdOn, modifiedBy, modifiedOn },
}: {
  catalogue: PdfCatalog;
}) => {
  const text = useText();
  const moment = useMoment();
  if (isTemporaryList || createdOn === null || modifiedOn === null)
    return <p className="text-muted">{text('pdf.basket.about')}</p>;
  const nobody = text('pdf.nobody');
  return (
    <p className="text-sm text-muted">
      {[
        text('pdf.about', { time: moment(createdOn), name: createdBy.displayName || nobody }),
        text('pdf.about.changed', { time: moment(modifiedOn), name: modifiedBy.displayName || nobody }),
      ].join(' · ')}
    </p>
  );
};
