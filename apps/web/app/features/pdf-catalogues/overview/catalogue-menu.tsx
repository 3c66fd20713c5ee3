import type { PdfCatalog } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { MadeDocumentDialog, useMakeDocument } from '../../documents/index.ts';
import { pathOfCatalogue, useMayUsePdf, usePdfProblem } from '../../pdf-basket/index.ts';
import { addressOfPdf, idOf } from '../catalogue-words.ts';
import { LoadDialog } from '../commands/load-dialog.tsx';
import { useCatalogueCommands } from '../commands/use-catalogue-commands.ts';
import { useLoadBasket } from '../commands/use-load-basket.ts';

/** What can be done with a catalog of the list. */
export const CatalogueMenu = ({ catalogue }: { catalogue: PdfCatalog }) => {
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
