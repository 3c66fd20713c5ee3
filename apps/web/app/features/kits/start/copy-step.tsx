import { getRecentSmartKits } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, ErrorState } from '../../../ui/index.ts';
import { PageButtons } from '../../../ui/navigation/page-buttons.tsx';
import { useMoment } from '../../../use-moment.ts';
import { useKitProblem } from '../../kit-picker/index.ts';
import { KitRowsSkeleton } from '../skeletons.tsx';
import { ProjectState } from './recent-table.tsx';
import type { ProjectSource, StepProps } from './use-start-project.ts';

const PAGE_SIZE = 10;

interface CopyStepProps extends StepProps {
  onStart: (name: string, source: ProjectSource) => void;
}

/** Copies the kits of one of the caller's projects, also of one that was ordered. */
export const CopyStep = ({ name, isPending, onStart }: CopyStepProps) => {
  const text = useText();
  const moment = useMoment();
  const problemText = useKitProblem();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useOperationQuery(
    getRecentSmartKits,
    { query: { PageNumber: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data && error) {
    return (
      <ErrorState title={text('kitTemplates.recent.failed')} onTryAgain={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) return <KitRowsSkeleton />;
  if (data.pageItems.length === 0) return <EmptyState title={text('kitTemplates.recent.none')} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul
        aria-label={text('kitTemplates.recent')}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {data.pageItems.map((project) => {
          const projectName = project.projectName || text('kitPicker.unnamed');
          return (
            <li key={project.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
              <span className="grid min-w-40 flex-1">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold [overflow-wrap:anywhere]">{projectName}</span>
                  <ProjectState project={project} />
                </span>
                <span className="text-sm text-muted">
                  {text('kitPicker.kitCount', { count: project.kitCount })} · {moment(project.modifiedAtUtc)}
                </span>
              </span>
              <Button
                size="small"
                isDisabled={project.kitCount === 0}
                isPending={isPending}
                onPress={() =>
                  onStart(name === '' ? project.projectName : name, { kind: 'smart-kit', smartKitId: project.id })
                }
              >
                {text('kitTemplates.start.copy.do')}
                <span className="sr-only"> {projectName}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <PageButtons word="kitTemplates.page" page={page} pageCount={data.maxPages} onPage={setPage} />
    </div>
  );
};
