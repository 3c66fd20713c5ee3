/** Lists and controls imports, and presents their runs and reported lines. */

import {
  cancelImport,
  getImport,
  getImportLines,
  getImportReport,
  type ImportReportLine,
  type ImportRun,
  type ImportRunDetails,
  type ImportState,
  listImports,
  resumeImport,
  startImportAnew,
} from '@grossist/contracts';
import { MARKETS } from '@grossist/domain';
import type { Database, ImportLine, ImportPriceChange, StoredImportMessage } from '../../db/index.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import type { Visitor } from '../identity/index.ts';
import { cancelRun, restartRun, resumeRun } from './commands/change-run.ts';
import { allLines, findRun, listLines, listRuns, type RunRow } from './queries/runs.ts';
import { reportCsv } from './report-formats.ts';
import type { ImportStarter } from './upload/receive-upload.ts';

const STATES: Readonly<Record<string, ImportState>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  stopped: 'cancelled',
};

/** Returns true if an import can be resumed: it failed or was cancelled, and its file still exists. */
const canResume = (run: RunRow): boolean =>
  (run.outcome === 'failed' || run.outcome === 'stopped') && run.stored_file !== null;

const presentMessage = (message: StoredImportMessage | null): ImportReportLine['Said'] =>
  message && {
    Says: message.says,
    Values: message.values.map((value) =>
      typeof value === 'string' ? value : { Says: value.says, Values: [...value.values] },
    ),
    Times: message.times ?? null,
  };

const presentRun = (run: RunRow): ImportRun => ({
  ImportId: run.id,
  FileName: run.source,
  Format: run.format,
  IsDryRun: run.is_dry_run,
  Markets: MARKETS.filter((market) => run.markets.includes(market)),
  State: STATES[run.outcome] ?? 'failed',
  IsBeingCancelled: run.cancel_wanted && run.outcome === 'running',
  StartedBy: run.started_by,
  StartedAt: run.started_at.toISOString(),
  EndedAt: run.ended_at?.toISOString() ?? null,
  LinesRead: run.lines_read,
  BytesRead: run.bytes_read,
  BytesTotal: run.bytes_total,
  Made: run.made,
  Changed: run.changed,
  Unchanged: run.unchanged,
  Refused: run.refused,
  Failure: run.failure,
  FailureSaid: presentMessage(run.failure_said),
  CanResume: canResume(run),
  CanStartAnew: run.stored_file !== null,
});

const presentRunDetails = (run: RunRow): ImportRunDetails => ({
  ...presentRun(run),
  Kinds: Object.entries(run.kinds).map(([kind, counts]) => ({
    Kind: kind,
    Made: counts.made ?? 0,
    Changed: counts.changed ?? 0,
    Unchanged: counts.unchanged ?? 0,
    Refused: counts.refused ?? 0,
  })),
  LinesNotKept: run.lines_not_kept,
});

const presentPrice = ({ currency, amount, perQuantity }: Omit<ImportPriceChange, 'market' | 'soldTo' | 'before'>) => ({
  Currency: currency,
  Amount: Number(amount),
  PerQuantity: Number(perQuantity),
});

const presentPriceChange = (price: ImportPriceChange): ImportReportLine['Prices'][number] => ({
  Market: MARKETS.find((market) => market === price.market) ?? null,
  SoldTo: price.soldTo,
  Before: price.before && presentPrice(price.before),
  Now: presentPrice(price),
});

const presentLine = ({ line, kind, code, text, said, prices }: ImportLine): ImportReportLine => ({
  Line: line,
  Kind: kind,
  Code: code,
  Text: text,
  Said: presentMessage(said),
  Prices: (prices ?? []).map(presentPriceChange),
});

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
