import type { PdfCatalog } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { useMayUsePdf } from '../../pdf-basket/index.ts';
import { useCatalogueCommands } from '../commands/use-catalogue-commands.ts';

interface EditorMenuProps {
  catalogue: PdfCatalog;
  onLoad: () => void;
}

/** What can be done with a catalog or the basket beside making its PDF, as far as the caller may. */
export const EditorMenu = ({ catalogue, onLoad }: EditorMenuProps) => {
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
