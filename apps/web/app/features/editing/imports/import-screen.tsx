import { getImport } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { type DeskScreenProps, ScreenHead } from '../../desk/index.ts';
import { DetailScreen } from '../parts/query-states.tsx';
import { ImportReport } from './import-report.tsx';
import { KindCounts } from './record-kinds.tsx';
import { RunPanel } from './run-panel.tsx';

/** Milliseconds between two requests while it runs. */
const REFRESH_INTERVAL = 1000;

/** One import: its progress while it runs, its result and its report. [imp-03] [imp-04] */
export default function Import({ params: { importId = '' } }: DeskScreenProps) {
  const text = useText();
  const input = { params: { importId } };
  const first = useOperationQuery(getImport, input);
  const isUnderWay = first.data?.State === 'waiting' || first.data?.State === 'running';
  const answer = useOperationQuery(getImport, input, { refetchInterval: isUnderWay ? REFRESH_INTERVAL : false });
  return (
    <DetailScreen
      list={{ name: text('editing.imports'), path: '/editor/imports' }}
      name={answer.data?.FileName}
      path={`/editor/imports/${importId}`}
      answer={answer}
      loading={['heading', 'panel', { columns: 5 }]}
    >
      {(run) => (
        <>
          <ScreenHead title={run.FileName} />
          <RunPanel run={run} answeredAt={answer.dataUpdatedAt} />
          {(run.Kinds.length > 0 || run.Refused > 0) && <KindCounts run={run} />}
          <ImportReport run={run} isUnderWay={isUnderWay} />
        </>
      )}
    </DetailScreen>
  );
}
