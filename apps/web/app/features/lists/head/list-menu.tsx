import type { VariationList } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { MadeDocumentDialog, useMakeDocument } from '../../documents/index.ts';
import { pathOfLabels } from '../../label-print/index.ts';
import { usePdfProblem } from '../../pdf-basket/index.ts';
import { numbersOfList, requestPlainPdf } from '../../pdf-export/index.ts';
import { useListCommands } from './use-list-commands.ts';
import { useListFile } from './use-list-file.ts';

export type ListDialogKind = 'name' | 'share' | 'import' | 'pdf';

interface ListMenuProps {
  list: VariationList;
  isMember: boolean;
  onAsk: (kind: ListDialogKind) => void;
}

/** What can be done with a list beside ordering from it, as far as the caller may. Section 6. */
export const ListMenu = ({ list, isMember, onAsk }: ListMenuProps) => {
  const text = useText();
  const user = useSignedInUser();
  const isReadOnly = useIsReadOnly();
  const commands = useListCommands(list);
  const file = useListFile(list.Id);
  const navigate = useNavigate();
  const path = useShopPath();
  const pdfProblem = usePdfProblem();
  const making = useMakeDocument((problem) => notify(pdfProblem(problem)));
  const isNamed = list.Type === 'own' || list.Type === 'shared';
  const mayEdit = list.UserHasEditRights && !isReadOnly;
  const isOwn = isNamed && list.UserIsOwner && !isReadOnly;
  const isSubscriber = list.Type === 'shared' && isMember;

  const hasLines = list.VariationsCount > 0;
  const makePlainPdf = (): void =>
    making.makeBy(list.Name, async () =>
      requestPlainPdf(list.Name, await numbersOfList(list.Id, list.VariationsCount)),
    );

  const actions: (MenuAction | false)[] = [
    isNamed && mayEdit && { id: 'name', name: text('lists.rename'), act: () => onAsk('name') },
    !isReadOnly && { id: 'copy', name: text('lists.copy'), act: commands.copy },
    mayEdit &&
      isMember &&
      list.Type !== 'topSelling' && {
        id: 'default',
        name: text(list.IsDefault ? 'lists.unsetDefault' : 'lists.setDefault'),
        act: () => commands.setDefault(!list.IsDefault),
      },
    isNamed &&
      isMember &&
      !isReadOnly && {
        id: 'mail',
        name: text(list.WantsMail ? 'lists.mail.off' : 'lists.mail.on'),
        act: () => commands.setMail(!list.WantsMail),
      },
    mayEdit && { id: 'import', name: text('lists.import'), act: () => onAsk('import') },
    hasLines &&
      !isReadOnly && {
        id: 'labels',
        name: text('shelfLabels.do'),
        act: () => void navigate(path(pathOfLabels({ source: 'list', id: list.Id }))),
      },
    { id: 'csv', name: text('lists.download.csv'), act: () => file.download('csv') },
    { id: 'xlsx', name: text('lists.download.xlsx'), act: () => file.download('xlsx') },
    hasLines && !isReadOnly && { id: 'pdf', name: text('pdf.export'), act: () => onAsk('pdf') },
    hasLines && !isReadOnly && { id: 'plain-pdf', name: text('pdf.export.plain'), act: makePlainPdf },
    list.OwnersId === null &&
      list.Type !== 'topSelling' &&
      user?.role === 'user-admin' && { id: 'take-over', name: text('lists.takeOver'), act: commands.takeOver },
    isOwn && { id: 'delete', name: text('lists.delete'), act: commands.remove, isDanger: true },
    !isOwn &&
      isSubscriber &&
      !isReadOnly && { id: 'leave', name: text('lists.leave'), act: commands.remove, isDanger: true },
  ];
  return (
    <>
      <ActionMenu label={text('lists.more')} actions={actions.filter((action) => action !== false)}>
        {text('lists.more')}
      </ActionMenu>
      <MadeDocumentDialog making={making} />
    </>
  );
};
