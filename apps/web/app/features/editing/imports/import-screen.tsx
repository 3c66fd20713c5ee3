import { getImport } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs } from '../../../ui/index.ts';
import { type DeskScreenProps, ScreenHead } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { ImportReport } from './import-report.tsx';
import { KindCounts } from './kind-counts.tsx';
import { RunPanel } from './run-panel.tsx';

/** Milliseconds between two askings while it runs. */
const EVERY = 1000;

/** One import: its progress while it runs, what came of it, its report. [imp-03] [imp-04] */
export default function Import({ params: { importId = '' } }: DeskScreenProps) {
  const text = useText();
  const asked = { params: { importId } };
  const first = useOperationQuery(getImport, asked);
  const isUnderWay = first.data?.State === 'waiting' || first.data?.State === 'running';
  const answer = useOperationQuery(getImport, asked, { refetchInterval: isUnderWay ? EVERY : false });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: text('editing.imports'), path: '/editor/imports' },
          { name: answer.data?.FileName ?? '…', path: `/editor/imports/${importId}` },
        ]}
      />
      <Answered answer={answer}>
        {(run) => (
          <>
            <ScreenHead title={run.FileName} />
            <RunPanel run={run} answeredAt={answer.dataUpdatedAt} />
            {(run.Kinds.length > 0 || run.Refused > 0) && <KindCounts run={run} />}
            <ImportReport run={run} isUnderWay={isUnderWay} />
          </>
        )}
      </Answered>
    </>
  );
}
