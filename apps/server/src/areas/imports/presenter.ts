import type { ImportReportLine, ImportRun, ImportRunDetails, ImportState } from '@grossist/contracts';
import { MARKETS } from '@grossist/domain';
import type { ImportLine, ImportPriceChange, StoredImportMessage } from '../../db/index.ts';
import type { RunRow } from './queries/runs.ts';

const STATES: Readonly<Record<string, ImportState>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  stopped: 'cancelled',
};

/** Returns true if an import can be resumed: it failed or was cancelled, and its file still exists. */
export const canResume = (run: RunRow): boolean =>
  (run.outcome === 'failed' || run.outcome === 'stopped') && run.stored_file !== null;

const presentMessage = (message: StoredImportMessage | null): ImportReportLine['Said'] =>
  message && {
    Says: message.says,
    Values: message.values.map((value) =>
      typeof value === 'string' ? value : { Says: value.says, Values: [...value.values] },
    ),
    Times: message.times ?? null,
  };

export const presentRun = (run: RunRow): ImportRun => ({
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

export const presentRunDetails = (run: RunRow): ImportRunDetails => ({
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

export const presentLine = ({ line, kind, code, text, said, prices }: ImportLine): ImportReportLine => ({
  Line: line,
  Kind: kind,
  Code: code,
  Text: text,
  Said: presentMessage(said),
  Prices: (prices ?? []).map(presentPriceChange),
});
