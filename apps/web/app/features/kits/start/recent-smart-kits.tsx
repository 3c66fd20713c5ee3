import { deleteSmartKit, getRecentSmartKits, restoreSmartKit } from '@grossist/contracts';
import { pageAfterDelete } from '@grossist/domain';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, notify, PackageIcon, Pagination } from '../../../ui/index.ts';
import { CHANGES_KITS, type RecentSmartKit, useKitProblem } from '../../kit-picker/index.ts';
import { KitRowsSkeleton } from '../skeletons.tsx';
import { RecentTable } from './recent-table.tsx';

/** Projects on a page. */
const PAGE_SIZE = 10;

/** A page of the caller's projects; deleting one can be undone, and leaves a page that became empty. [kit-24] [kit-27] */
const useRecentSmartKits = (page: number, onPage: (page: number) => void) => {
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

const ImportDialog = lazy(async () => ({ default: (await import('../files/import-dialog.tsx')).ImportDialog }));

interface RecentSmartKitsProps {
  /** From 1. */
  page: number;
  /** The address of a page, locale included. */
  hrefOf: (page: number) => string;
}

/** The caller's projects, the one that was changed last first, in pages of ten. [kit-24] */
export const RecentSmartKits = ({ page, hrefOf }: RecentSmartKitsProps) => {
  const text = useText();
  const problemText = useKitProblem();
  const navigate = useNavigate();
  const [importing, setImporting] = useState<RecentSmartKit>();
  const recent = useRecentSmartKits(page, (to) => void navigate(hrefOf(to), { replace: true }));
  const { data, error } = recent;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2">
      <h2 className="text-xl">{text('kitTemplates.recent')}</h2>
      {!data && !error && <KitRowsSkeleton />}
      {!data && error && (
        <ErrorState title={text('kitTemplates.recent.failed')} onTryAgain={recent.tryAgain}>
          {problemText(error)}
        </ErrorState>
      )}
      {data && data.pageItems.length === 0 && (
        <EmptyState title={text('kitTemplates.recent.none')} icon={<PackageIcon size={40} />}>
          {text('kitTemplates.recent.none.text')}
        </EmptyState>
      )}
      {data && data.pageItems.length > 0 && (
        <RecentTable projects={data.pageItems} onRemove={recent.remove} onImport={setImporting} />
      )}
      {data && <Pagination page={page} pageCount={data.maxPages} hrefOf={hrefOf} />}
      <Suspense>
        {importing && (
          <ImportDialog
            smartKitId={importing.id}
            projectName={importing.projectName}
            onClose={() => setImporting(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
};
