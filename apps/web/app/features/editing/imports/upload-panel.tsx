import { listImports } from '@grossist/contracts';
import { MARKETS } from '@grossist/domain';
import { useId, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, Checkbox, WarningBar } from '../../../ui/index.ts';
import { useUpload } from '../../desk/index.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { FORMATS } from './formats.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { startUpload } from './upload.ts';
import { useSize } from './use-size.ts';

const AUTOMATIC = 'automatic';

/** Takes a file by drop or by choice, how it is to be imported, and shows it going up. */
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
          <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-2">
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
