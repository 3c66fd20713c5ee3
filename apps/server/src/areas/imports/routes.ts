import {
  cancelImport,
  getImport,
  getImportLines,
  getImportReport,
  listImports,
  resumeImport,
  startImportAnew,
} from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import type { Visitor } from '../identity/index.ts';
import { cancelRun, restartRun, resumeRun } from './commands/change-run.ts';
import { presentLine, presentRun, presentRunDetails } from './presenter.ts';
import { allLines, findRun, listLines, listRuns } from './queries/runs.ts';
import { reportCsv } from './report-formats.ts';
import type { ImportStarter } from './upload/receive-upload.ts';

export interface ImportRouteDeps {
  db: Database;
  /** Wakes the import thread. */
  wake(): Promise<void>;
}

const starterOf = (visitor: Visitor): ImportStarter => {
  if (visitor.kind !== 'person') throw signedOut();
  return { name: visitor.name, contactId: visitor.contactId };
};

export const importRoutes = ({ db, wake }: ImportRouteDeps): readonly Answer[] => {
  const runsOf = listRuns(db);
  const linesOf = listLines(db);
  const cancel = cancelRun(db);
  const resume = resumeRun(db);
  const restart = restartRun(db);

  return [
    answer(listImports, async ({ query: { page, pageSize, state } }) => {
      const { runs, total } = await runsOf({ page, pageSize, state });
      return { Imports: runs.map(presentRun), Total: total };
    }),
    answer(getImport, async ({ params }) => presentRunDetails(await findRun(db, params.importId))),
    answer(getImportLines, async ({ params, query: { page, pageSize, kind } }) => {
      const { lines, total } = await linesOf(params.importId, { page, pageSize, kind });
      return { Lines: lines.map(presentLine), Total: total };
    }),
    answer(getImportReport, async ({ params }) => {
      const run = await findRun(db, params.importId);
      return { FileName: `${run.source}.report.csv`, Csv: reportCsv(await allLines(db, run.id)) };
    }),
    answer(cancelImport, async ({ params }) => presentRunDetails(await cancel(params.importId))),
    answer(resumeImport, async ({ params }) => {
      const run = await resume(params.importId);
      await wake();
      return presentRunDetails(run);
    }),
    answer(startImportAnew, async ({ params, body }, { visitor }) => {
      const run = await restart(starterOf(visitor), params.importId, body.DryRun);
      await wake();
      return presentRunDetails(run);
    }),
  ];
};
