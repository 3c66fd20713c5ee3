import { deleteSmartKit, getRecentSmartKits, restoreSmartKit } from '@grossist/contracts';
import { pageAfterDelete } from '@grossist/domain';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { CHANGES_KITS, type RecentSmartKit, useKitProblem } from '../../kit-picker/index.ts';

/** Projects on a page. */
const PAGE_SIZE = 10;

/** A page of the caller's projects; deleting one can be undone, and leaves a page that became empty. [kit-24] [kit-27] */
export const useRecentSmartKits = (page: number, onPage: (page: number) => void) => {
  const text = useText();
  const problemText = useKitProblem();
  const { data, error, refetch } = useOperationQuery(
    getRecentSmartKits,
    { query: { PageNumber: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const settings = {
    invalidates: CHANGES_KITS,
    onError: (problem: ProblemError) => notify(problemText(problem)),
  };
  const remove = useOperation(deleteSmartKit, settings);
  const restore = useOperation(restoreSmartKit, settings);

  const removeOne = ({ id, projectName }: RecentSmartKit): void =>
    remove.mutate(
      { body: { id } },
      {
        onSuccess: () => {
          const before = PAGE_SIZE * (page - 1) + (data?.pageItems.length ?? 1);
          if (data && page >= data.maxPages) onPage(pageAfterDelete(page - 1, PAGE_SIZE, before - 1) + 1);
          notify(text('kitTemplates.recent.deleted', { name: projectName || text('kitPicker.unnamed') }), () =>
            restore.mutate({ body: { id } }),
          );
        },
      },
    );
  return { data, error, tryAgain: () => void refetch(), remove: removeOne };
};
