import type { ImportRunDetails } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Badge, WarningBar } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { nameOfFormat } from './formats.ts';
import { ProgressBar } from './progress-bar.tsx';
import { RunCounts } from './run-counts.tsx';
import { RunState } from './run-state.tsx';
import { RunSteering } from './run-steering.tsx';
import { useDuration } from './use-duration.ts';
import { usePace } from './use-pace.ts';
import { useSaying } from './use-saying.ts';
import { useSize } from './use-size.ts';

const Progress = ({ run, answeredAt }: { run: ImportRunDetails; answeredAt: number }) => {
  const text = useText();
  const format = useFormat();
  const size = useSize();
  const duration = useDuration();
  const pace = usePace(run, answeredAt);
  const part = run.BytesTotal === 0 ? 0 : run.BytesRead / run.BytesTotal;
  const isRunning = run.State === 'running';
  return (
    <div className="grid gap-2">
      <ProgressBar
        label={text('editing.imports.progress')}
        part={part}
        value={`${size(run.BytesRead)} / ${size(run.BytesTotal)}`}
      />
      <p className="flex min-h-5 flex-wrap gap-x-4 text-sm text-muted">
        <span>{text('editing.imports.lines', { count: run.LinesRead })}</span>
        {pace && <span>{text('editing.imports.pace', { count: Math.round(pace.materialsPerSecond) })}</span>}
        {pace?.secondsLeft !== undefined && (
          <span>{text('editing.imports.left', { time: duration(pace.secondsLeft) })}</span>
        )}
      </p>
      {/* Said at each quarter, not at each second. */}
      <p role="status" className="sr-only">
        {isRunning && `${text('editing.imports.progress')} ${format.percent(Math.floor(part * 4) * 25)}`}
      </p>
    </div>
  );
};

/** Where an import stands, and what can be done with it. */
export const RunPanel = ({ run, answeredAt }: { run: ImportRunDetails; answeredAt: number }) => {
  const text = useText();
  const moment = useMoment();
  const saying = useSaying();
  const isUnderWay = run.State === 'waiting' || run.State === 'running';
  return (
    <section aria-label={text('editing.state')} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <RunState run={run} />
          {run.IsDryRun && <Badge tone="warning">{text('editing.imports.dryRun')}</Badge>}
          {!isUnderWay && <RunCounts counts={run} />}
        </div>
        <RunSteering run={run} />
      </div>
      {run.Failure !== '' && (
        <WarningBar tone="danger">{run.FailureSaid ? saying(run.FailureSaid) : run.Failure}</WarningBar>
      )}
      {isUnderWay && <Progress run={run} answeredAt={answeredAt} />}
      {isUnderWay && <RunCounts counts={run} />}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {run.Format !== '' && <span>{nameOfFormat(run.Format)}</span>}
        {run.Markets.length > 0 && <span>{text('editing.imports.soldIn', { markets: run.Markets.join(', ') })}</span>}
        <span>
          {text('editing.by', { name: run.StartedBy || text('editing.system'), time: moment(run.StartedAt) })}
        </span>
        {run.EndedAt !== null && <span>{text('editing.imports.ended', { time: moment(run.EndedAt) })}</span>}
      </p>
    </section>
  );
};
