import { cancelImport, type ImportRunDetails, resumeImport, startImportAnew } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useOperation } from '../../../api/index.ts';
import { useFormat, useShopPath, useText } from '../../../i18n/index.ts';
import { Badge, Button, WarningBar } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useProblemNotice } from '../parts/query-states.tsx';
import { ProgressBar, usePace } from './import-progress.tsx';
import { nameOfFormat, RunCounts, RunState } from './import-run.tsx';
import { useImportMessage } from './use-import-message.ts';
import { useDuration, useSize } from './use-units.ts';

/** Buttons to cancel, resume or repeat an import, as its state allows. [imp-06] [imp-07] [imp-08] */
const RunActions = ({ run }: { run: ImportRunDetails }) => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const settings = useProblemNotice('imports');
  const cancel = useOperation(cancelImport, settings);
  const resume = useOperation(resumeImport, settings);
  const restart = useOperation(startImportAnew, {
    ...settings,
    onSuccess: ({ ImportId }) => void navigate(path(`/editor/imports/${ImportId}`)),
  });
  const params = { importId: run.ImportId };
  const isUnderWay = run.State === 'waiting' || run.State === 'running';
  return (
    <div className="flex flex-wrap gap-2">
      {isUnderWay && (
        <Button
          onPress={() => cancel.mutate({ params })}
          isPending={cancel.isPending}
          isDisabled={run.IsBeingCancelled}
        >
          {text('editing.imports.cancel')}
        </Button>
      )}
      {run.CanResume && (
        <Button kind="primary" onPress={() => resume.mutate({ params })} isPending={resume.isPending}>
          {text('editing.imports.resume')}
        </Button>
      )}
      {!isUnderWay && run.CanStartAnew && (
        <>
          {!run.IsDryRun && (
            <Button onPress={() => restart.mutate({ params, body: { DryRun: true } })} isPending={restart.isPending}>
              {text('editing.imports.anew.dry')}
            </Button>
          )}
          <Button
            kind={run.IsDryRun ? 'primary' : 'secondary'}
            onPress={() => restart.mutate({ params, body: { DryRun: false } })}
            isPending={restart.isPending}
          >
            {text(run.IsDryRun ? 'editing.imports.anew.real' : 'editing.imports.anew')}
          </Button>
        </>
      )}
    </div>
  );
};

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
      {/* Screen readers announce each quarter, not each refresh. */}
      <p role="status" className="sr-only">
        {isRunning && `${text('editing.imports.progress')} ${format.percent(Math.floor(part * 4) * 25)}`}
      </p>
    </div>
  );
};

/** The state and progress of an import, with its actions. */
export const RunPanel = ({ run, answeredAt }: { run: ImportRunDetails; answeredAt: number }) => {
  const text = useText();
  const moment = useMoment();
  const messageOf = useImportMessage();
  const isUnderWay = run.State === 'waiting' || run.State === 'running';
  return (
    <section aria-label={text('editing.state')} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <RunState run={run} />
          {run.IsDryRun && <Badge tone="warning">{text('editing.imports.dryRun')}</Badge>}
          {!isUnderWay && <RunCounts counts={run} />}
        </div>
        <RunActions run={run} />
      </div>
      {run.Failure !== '' && (
        <WarningBar tone="danger">{run.FailureSaid ? messageOf(run.FailureSaid) : run.Failure}</WarningBar>
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
