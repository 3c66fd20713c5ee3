import type { VariationList } from '@grossist/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/client.ts';
import { downloadFile, fileOfResponse } from '../../../api/index.ts';
import { useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { MadeDocumentDialog, useMakeDocument } from '../../documents/index.ts';
import { pathOfLabels } from '../../label-print/index.ts';
import { usePdfProblem } from '../../pdf-basket/index.ts';
import { numbersOfList, requestPlainPdf } from '../../pdf-export/index.ts';
import { useListCommands } from './use-list-commands.ts';

type ListFileFormat = 'csv' | 'xlsx';

/** Milliseconds after which a download is given up. Section 9. */
const LONGEST = 25_000;

const fetchFile = async (listId: string, format: ListFileFormat, locale: string): Promise<File> => {
  const response = await fetch(`/api/variation-lists/${listId}/create${format}?cultureName=${locale}`, {
    headers: { 'X-Grossist-Locale': locale },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LONGEST),
  });
  if (!response.ok) throw await problemOf(response);
  return fileOfResponse(response, `list.${format}`);
};

/** Downloads a list as a file in the reader's language. [vl-17] */
const useListFile = (listId: string) => {
  const text = useText();
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const download = async (format: ListFileFormat): Promise<void> => {
    if (isPending) return;
    setPending(true);
    try {
      downloadFile(await fetchFile(listId, format, locale));
    } catch {
      notify(text('lists.download.failed'));
    } finally {
      setPending(false);
    }
  };
  return { isPending, download: (format: ListFileFormat) => void download(format) };
};

export type ListDialogKind = 'name' | 'share' | 'import' | 'pdf';

interface ListMenuProps {
  list: VariationList;
  isMember: boolean;
  onAsk: (kind: ListDialogKind) => void;
}

/** The actions of a list beside ordering, by the caller's permissions. Section 6. */
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
