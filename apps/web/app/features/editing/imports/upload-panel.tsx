import { MARKETS } from '@grossist/domain';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button, Checkbox, WarningBar } from '../../../ui/index.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import { FORMATS } from './formats.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useSize } from './use-size.ts';
import { useUpload } from './use-upload.ts';

const AUTOMATIC = 'automatic';

/** Takes a file by drop or by choice, how it is to be imported, and shows it going up. */
export const UploadPanel = ({ onDone }: { onDone: (importId: string) => void }) => {
  const text = useText();
  const format = useFormat();
  const size = useSize();
  const problemText = useProblemText();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wantedFormat, setWantedFormat] = useState(AUTOMATIC);
  const [dryRun, setDryRun] = useState(false);
  const [markets, setMarkets] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const { state, problem, start, stop, forget } = useUpload(onDone);

  const take = (file: File | undefined): void => {
    if (file === undefined || state !== undefined) return;
    void start({ file, format: wantedFormat === AUTOMATIC ? '' : wantedFormat, dryRun, markets });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };

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
          {problemText(problem)}
        </WarningBar>
      )}
      {state === undefined ? (
        // The drop is a second way to what the button does.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'flex flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded-lg border-2 border-dashed px-4 py-8',
            isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-canvas',
          )}
        >
          <p className="hidden text-muted tablet:block">{text('editing.imports.drop')}</p>
          <Button kind="primary" onPress={() => field.current?.click()}>
            {text('editing.imports.choose')}
          </Button>
          <input
            ref={field}
            type="file"
            aria-label={text('editing.imports.file')}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
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
