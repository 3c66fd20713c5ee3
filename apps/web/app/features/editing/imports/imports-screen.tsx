import { type ImportRun, listImports } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { Badge, ShopLink, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useAddress } from '../../desk/index.ts';
import { ListScreen, StateFilter } from '../parts/query-states.tsx';
import { IMPORT_STATES, nameOfFormat, RunCounts, RunState } from './import-run.tsx';
import { UploadPanel } from './upload-panel.tsx';

const PAGE_SIZE = 20;
/** Milliseconds between two requests of the list. */
const REFRESH_INTERVAL = 3000;

const Runs = ({ runs }: { runs: readonly ImportRun[] }) => {
  const text = useText();
  const moment = useMoment();
  return (
    <Table caption={text('editing.imports.runs')}>
      <TableHead>
        <TableHeading>{text('editing.imports.file')}</TableHeading>
        <TableHeading>{text('editing.state')}</TableHeading>
        <TableHeading>{text('editing.imports.result')}</TableHeading>
        <TableHeading>{text('editing.imports.started')}</TableHeading>
      </TableHead>
      <TableBody>
        {runs.map((run) => (
          <TableRow key={run.ImportId}>
            <TableCell>
              <ShopLink
                to={`/editor/imports/${run.ImportId}`}
                className="block min-w-44 font-semibold [overflow-wrap:anywhere] hover:underline"
              >
                {run.FileName}
              </ShopLink>
              <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
                {nameOfFormat(run.Format)}
                {run.IsDryRun && <Badge tone="warning">{text('editing.imports.dryRun')}</Badge>}
              </span>
            </TableCell>
            <TableCell>
              <RunState run={run} />
            </TableCell>
            <TableCell>
              <RunCounts counts={run} />
            </TableCell>
            <TableCell>
              <span className="block text-sm whitespace-nowrap">{moment(run.StartedAt)}</span>
              <span className="block text-sm text-muted">{run.StartedBy || text('editing.system')}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** Upload a file; all imports, the latest first. [imp-01] [imp-02] */
export default function AllImports() {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const { page, get, hrefOf, go } = useAddress('/editor/imports');
  const state = IMPORT_STATES.find((one) => one === get('state'));
  const runs = useOperationQuery(
    listImports,
    { query: { page, pageSize: PAGE_SIZE, state } },
    { keepPrevious: true, refetchInterval: REFRESH_INTERVAL },
  );
  return (
    <ListScreen
      title={text('editing.imports')}
      lead={text('editing.imports.lead')}
      tools={
        <>
          <UploadPanel onDone={(importId) => void navigate(path(`/editor/imports/${importId}`))} />
          <h2 className="text-lg">{text('editing.imports.runs')}</h2>
          <StateFilter
            states={IMPORT_STATES}
            nameOf={(id) => text(`editing.imports.state.${id}`)}
            state={state}
            onChange={(next) => go({ state: next ?? '' })}
          />
        </>
      }
      answer={runs}
      loading={[{ columns: 4 }]}
      rowsOf={({ Imports, Total }) => ({ rows: Imports, total: Total })}
      page={page}
      pageSize={PAGE_SIZE}
      hrefOf={hrefOf}
      empty={{ title: text('editing.imports.none'), text: text('editing.imports.none.text') }}
    >
      {(rows) => <Runs runs={rows} />}
    </ListScreen>
  );
}
