import type { PdfCatalog } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { CardTable, notify, ShopLink } from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { MadeDocumentDialog, useMakeDocument } from '../../documents/index.ts';
import { pathOfCatalogue, useMayUsePdf, usePdfProblem } from '../../pdf-basket/index.ts';
import { addressOfPdf, idOf, TYPE_NAMES } from '../catalogue-words.ts';
import { LoadDialog, useLoadBasket } from '../commands/load-dialog.tsx';
import { useCatalogueCommands } from '../commands/use-catalogue-commands.ts';

/** The actions of a catalog in the list. */
const CatalogueMenu = ({ catalogue }: { catalogue: PdfCatalog }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const mayChange = useMayUsePdf();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const commands = useCatalogueCommands(catalogue);
  const loading = useLoadBasket(catalogue);
  const making = useMakeDocument((problem) => notify(problemText(problem)));
  const { name, noOfVariations, pdfId } = catalogue;
  const actions: (MenuAction | false)[] = [
    { id: 'open', name: text('pdf.open'), act: () => void navigate(shopPath(pathOfCatalogue(idOf(catalogue)))) },
    pdfId !== null &&
      noOfVariations > 0 && {
        id: 'make',
        name: text('pdf.make'),
        act: () => making.make(name, addressOfPdf(pdfId)),
      },
    mayChange && { id: 'load', name: text('pdf.load'), act: () => loading.start() },
    mayChange && { id: 'copy', name: text('pdf.copy'), act: commands.copy },
    mayChange && { id: 'delete', name: text('pdf.delete'), act: () => commands.remove(false), isDanger: true },
  ];
  return (
    <>
      <ActionMenu
        size="small"
        label={text('pdf.more.of', { name })}
        actions={actions.filter((action) => action !== false)}
      >
        {text('pdf.more')}
        <span className="sr-only">: {name}</span>
      </ActionMenu>
      {loading.isAsking && <LoadDialog name={name} loading={loading} />}
      <MadeDocumentDialog making={making} />
    </>
  );
};

const CELL = 'max-tablet:block tablet:px-3 tablet:py-2 tablet:align-middle';

/** A page of catalogs: a table, drawn as cards on a phone. */
export const CataloguesTable = ({ catalogues }: { catalogues: readonly PdfCatalog[] }) => {
  const text = useText();
  const headings = ['name', 'type', 'materials', 'created'] as const;
  return (
    <CardTable
      label={text('pdf.catalogues')}
      head={
        <tr role="row">
          {headings.map((heading) => (
            <th key={heading} role="columnheader" scope="col" className="px-3 py-2 font-semibold">
              {text(`pdf.column.${heading}`)}
            </th>
          ))}
          <th role="columnheader" scope="col" className="px-3 py-2">
            <span className="sr-only">{text('pdf.column.actions')}</span>
          </th>
        </tr>
      }
    >
      {catalogues.map((catalogue) => (
        <Row key={catalogue.pdfId} catalogue={catalogue} />
      ))}
    </CardTable>
  );
};

const Row = ({ catalogue }: { catalogue: PdfCatalog }) => {
  const text = useText();
  const moment = useMoment();
  const { name, description, type, noOfVariations, createdBy, createdOn } = catalogue;
  return (
    <tr
      role="row"
      className="border-b border-line last:border-0 hover:bg-canvas max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-x-3 max-tablet:gap-y-0.5 max-tablet:p-3"
    >
      <td role="cell" className={`${CELL} min-w-0`}>
        <ShopLink
          to={pathOfCatalogue(idOf(catalogue))}
          className="font-semibold text-accent underline decoration-1 underline-offset-3 [overflow-wrap:anywhere]"
        >
          {name}
        </ShopLink>
        {description !== '' && (
          <span className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">{description}</span>
        )}
      </td>
      <td role="cell" className={`${CELL} max-tablet:col-start-1 max-tablet:text-sm`}>
        {text(TYPE_NAMES[type])}
      </td>
      <td role="cell" className={`${CELL} whitespace-nowrap max-tablet:col-start-1 max-tablet:text-sm`}>
        {text('pdf.materials', { count: noOfVariations })}
      </td>
      <td role="cell" className={`${CELL} text-sm max-tablet:col-start-1`}>
        <span className="whitespace-nowrap">{createdOn !== null && moment(createdOn)}</span>
        <span className="block text-muted">{createdBy.displayName || text('pdf.nobody')}</span>
      </td>
      <td
        role="cell"
        className="max-tablet:col-start-2 max-tablet:row-span-4 max-tablet:row-start-1 tablet:px-3 tablet:py-2 tablet:text-right"
      >
        <CatalogueMenu catalogue={catalogue} />
      </td>
    </tr>
  );
};
