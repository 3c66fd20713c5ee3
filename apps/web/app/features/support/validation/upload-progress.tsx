import type { OrderUpload } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, classNames } from '../../../ui/index.ts';

interface ProgressRowProps {
  label: string;
  /** 0 to 100. */
  percent: number;
  /** True for a step of unknown duration. */
  isOpenEnded?: boolean;
  stopLabel: string;
  onStop: () => void;
}

/** How far a file is, with the way to stop it. */
export const ProgressRow = ({ label, percent, isOpenEnded = false, stopLabel, onStop }: ProgressRowProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <div className="flex min-h-24 flex-wrap items-center gap-4 rounded-lg border-2 border-line px-4 py-6">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p role="status" className="flex justify-between gap-4 text-sm">
          <span className="break-words">{label}</span>
          <span className="font-semibold" aria-hidden="true">
            {format.percent(percent)}
          </span>
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full border border-line bg-sunken"
        >
          <div
            className={classNames('h-full bg-accent', isOpenEnded && 'animate-pulse')}
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
      <Button onPress={onStop} aria-label={stopLabel}>
        {text('support.upload.stop')}
      </Button>
    </div>
  );
};

/** How much of the whole is behind a file when a step begins: what they take of ten thousand lines. */
const BEGINS = { reading: 5, matching: 30, pricing: 60, writing: 85 } as const;

const percentOf = ({ State, Stage, MatchedCount, LineCount }: OrderUpload): number => {
  if (State === 'waiting') return 0;
  const isMatching = Stage === 'matching' && LineCount !== null && LineCount > 0;
  const matched = isMatching ? (MatchedCount / LineCount) * (BEGINS.pricing - BEGINS.matching) : 0;
  return Math.floor(BEGINS[Stage] + matched);
};

/** A file that is worked through in the background. */
export const UploadProgress = ({ upload, onStop }: { upload: OrderUpload; onStop: () => void }) => {
  const text = useText();
  const format = useFormat();
  const { FileName: name, State, Stage, LineCount, MatchedCount } = upload;
  const counted = { name, done: format.number(MatchedCount), all: format.number(LineCount ?? 0) };
  return (
    <ProgressRow
      label={
        State === 'waiting' ? text('support.upload.waiting', { name }) : text(`support.upload.stage.${Stage}`, counted)
      }
      percent={percentOf(upload)}
      isOpenEnded
      stopLabel={text('support.upload.stopOne', { name })}
      onStop={onStop}
    />
  );
};
