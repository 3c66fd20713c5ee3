import { listImports, uploadImport } from '@grossist/contracts';
import { MARKETS } from '@grossist/domain';
import { useEffect, useId, useState } from 'react';
import { useBlocker } from 'react-router';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, Checkbox, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { type Sending, sendFile, textOf, useUpload } from '../../desk/index.ts';
import { useProblemText } from '../parts/query-states.tsx';
import { ProgressBar } from './import-progress.tsx';
import { FORMATS } from './import-run.tsx';
import { useSize } from './use-units.ts';

interface WantedImport {
  /** Empty: detected from the file. */
  format: string;
  dryRun: boolean;
  /** Empty: the markets that the file names. */
  markets: readonly string[];
}

/** Uploads a file to import, reports the bytes sent and returns the import's id. [imp-01] */
const startUpload = (
  file: File,
  { format, dryRun, markets }: WantedImport,
  onBytes: (sent: number) => void,
): Sending<string> =>
  sendFile(file, {
    to: uploadImport,
    query: {
      format: format === '' ? undefined : format,
      dryRun: String(dryRun),
      markets: markets.length === 0 ? undefined : markets.join(','),
    },
    read: ({ ImportId: id }) => textOf(id) || undefined,
    onBytes,
  });

const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Confirms leaving the page while it is rendered: leaving would cancel the upload. */
const LeaveGuard = () => {
  const text = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, []);
  return (
    <Dialog
      role="alertdialog"
      title={text('editing.imports.leave')}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onPress={() => blocker.proceed?.()}>{text('editing.imports.leave.go')}</Button>
          <Button kind="primary" onPress={() => blocker.reset?.()}>
            {text('editing.imports.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('editing.imports.leave.text')}</p>
    </Dialog>
  );
};

const AUTOMATIC = 'automatic';

/** Uploads a file by drop or by choice, with the import's options and its progress. */
export const UploadPanel = ({ onDone }: { onDone: (importId: string) => void }) => {
  const text = useText();
  const format = useFormat();
  const size = useSize();
  const problemText = useProblemText();
  const fieldId = useId();
  const [wantedFormat, setWantedFormat] = useState(AUTOMATIC);
  const [dryRun, setDryRun] = useState(false);
  const [markets, setMarkets] = useState<readonly string[]>([]);
  const { state, problem, start, stop, forget } = useUpload({
    send: (file, onBytes) =>
      startUpload(file, { format: wantedFormat === AUTOMATIC ? '' : wantedFormat, dryRun, markets }, onBytes),
    invalidates: listImports.area,
    onDone,
  });
  return (
    <section aria-labelledby={`${fieldId}-title`} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <h2 id={`${fieldId}-title`} className="text-lg">
        {text('editing.imports.upload')}
      </h2>
      <div className="grid items-start gap-4 tablet:grid-cols-[14rem_minmax(0,1fr)]">
        <Select
          label={text('editing.imports.format')}
          options={[{ id: AUTOMATIC, name: text('editing.imports.format.automatic') }, ...FORMATS]}
          value={wantedFormat}
          onChange={setWantedFormat}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{text('editing.imports.markets')}</legend>
          <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2 tablet:gap-x-5">
            {MARKETS.map((market) => (
              <Checkbox
                key={market}
                isSelected={markets.includes(market)}
                onChange={(isWanted) =>
                  setMarkets(isWanted ? [...markets, market] : markets.filter((one) => one !== market))
                }
              >
                {market}
              </Checkbox>
            ))}
          </div>
          <p className="text-sm text-muted">{text('editing.imports.markets.hint')}</p>
        </fieldset>
      </div>
      <Checkbox isSelected={dryRun} onChange={setDryRun}>
        <span>
          {text('editing.imports.dryRun')}{' '}
          <span className="text-sm text-muted">{text('editing.imports.dryRun.hint')}</span>
        </span>
      </Checkbox>
      {problem && (
        <WarningBar tone="danger" onClose={forget}>
          {problemText(problem.problem)}
        </WarningBar>
      )}
      {state === undefined ? (
        <FileDrop
          drop={text('editing.imports.drop')}
          choose={text('editing.imports.choose')}
          label={text('editing.imports.file')}
          onFile={(file) => void start(file)}
        />
      ) : (
        <div className="flex flex-wrap items-end gap-4">
          <div className="min-w-0 flex-1 basis-60">
            <ProgressBar
              label={text('editing.imports.sending', { name: state.fileName })}
              part={state.total === 0 ? 0 : state.sent / state.total}
              value={`${size(state.sent)} / ${size(state.total)}`}
            />
          </div>
          <Button onPress={stop}>{text('editing.imports.stop')}</Button>
          <p role="status" className="sr-only">
            {text('editing.imports.sending', { name: state.fileName })}{' '}
            {format.percent(Math.floor((state.sent / Math.max(1, state.total)) * 4) * 25)}
          </p>
          <LeaveGuard />
        </div>
      )}
    </section>
  );
};
