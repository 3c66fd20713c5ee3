import { type DragEvent, useId, useRef, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, classNames, WarningBar } from '../../../ui/index.ts';
import { useProblemText } from '../parts/use-problem-text.ts';
import type { UploadedOrder } from './upload.ts';
import { type UploadState, useUpload } from './use-upload.ts';

const UploadProgress = ({ state, onStop }: { state: UploadState; onStop: () => void }) => {
  const text = useText();
  const format = useFormat();
  const percent = state.total === 0 ? 100 : Math.floor((state.sent / state.total) * 100);
  // What is sent is read and matched before it is answered.
  const label = percent < 100 ? 'support.upload.sending' : 'support.upload.reading';
  return (
    <div className="flex min-h-24 flex-wrap items-center gap-4 rounded-lg border-2 border-line px-4 py-6">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p role="status" className="flex justify-between gap-4 text-sm">
          <span className="truncate">{text(label, { name: state.fileName })}</span>
          <span className="font-semibold" aria-hidden="true">
            {format.percent(percent)}
          </span>
        </p>
        <div
          role="progressbar"
          aria-label={text(label, { name: state.fileName })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full border border-line bg-sunken"
        >
          <div
            className={classNames('h-full bg-accent', percent === 100 && 'animate-pulse')}
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
      <Button onPress={onStop}>{text('support.upload.stop')}</Button>
    </div>
  );
};

/** Takes a customer's order by drop or by choice, and shows it going up and being read. */
export const UploadPanel = ({ onDone }: { onDone: (orders: readonly UploadedOrder[]) => void }) => {
  const text = useText();
  const problemText = useProblemText();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { state, problem, start, stop, forget } = useUpload(onDone);
  const take = (file: File | undefined): void => {
    if (file !== undefined && state === undefined) void start(file);
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
    <section aria-labelledby={titleId} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id={titleId} className="text-lg">
        {text('support.upload.title')}
      </h2>
      {problem && (
        <WarningBar tone="danger" onClose={forget}>
          <strong>{problem.fileName}</strong>: {problemText(problem.problem)}
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
            'flex min-h-24 flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded-lg border-2 border-dashed px-4 py-6',
            isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-canvas',
          )}
        >
          <p className="hidden text-muted tablet:block">{text('support.upload.drop')}</p>
          <Button kind="primary" onPress={() => field.current?.click()}>
            {text('support.upload.choose')}
          </Button>
          <input
            ref={field}
            type="file"
            aria-label={text('support.upload.file')}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
      ) : (
        <UploadProgress state={state} onStop={stop} />
      )}
      <p className="text-sm text-muted">{text('support.upload.formats')}</p>
    </section>
  );
};
