import type { ImportRun } from '@grossist/contracts';
import { useState } from 'react';

interface ProgressBarProps {
  label: string;
  /** 0 to 1. */
  part: number;
  /** Beside it, at the right. */
  value: string;
}

/** How much of something is done. */
export const ProgressBar = ({ label, part, value }: ProgressBarProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span className="truncate">{label}</span>
        <span className="font-semibold whitespace-nowrap">{value}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
};

/** How far an import was at one moment. */
export interface ProgressSample {
  /** Milliseconds. */
  at: number;
  bytes: number;
  materials: number;
}

interface Pace {
  materialsPerSecond: number;
  /** Undefined while it can't be estimated. */
  secondsLeft: number | undefined;
}

/** Milliseconds over which the speed is averaged. */
const WINDOW = 15_000;

/** Returns the progress samples with a new one and without those outside the window; a restarted run starts over. */
export const withSample = (known: readonly ProgressSample[], now: ProgressSample): readonly ProgressSample[] => {
  const last = known.at(-1);
  if (last !== undefined && (now.bytes < last.bytes || now.materials < last.materials)) return [now];
  return [...known.filter(({ at }) => now.at - at <= WINDOW), now];
};

/** Returns the speed of an import and the seconds left for the rest of `bytesTotal`. */
export const paceOf = (samples: readonly ProgressSample[], bytesTotal: number): Pace | undefined => {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return undefined;
  const seconds = (last.at - first.at) / 1000;
  const bytesPerSecond = (last.bytes - first.bytes) / seconds;
  const bytesLeft = bytesTotal - last.bytes;
  return {
    materialsPerSecond: (last.materials - first.materials) / seconds,
    secondsLeft: bytesPerSecond > 0 && bytesLeft >= 0 ? Math.ceil(bytesLeft / bytesPerSecond) : undefined,
  };
};

const NONE: readonly ProgressSample[] = [];

/** Measures the speed of a running import from the progress in each response. */
export const usePace = (run: ImportRun, answeredAt: number): Pace | undefined => {
  const [samples, setSamples] = useState(NONE);
  const { BytesRead: bytes, Made, Changed, Unchanged, BytesTotal, State } = run;
  const materials = Made + Changed + Unchanged;
  // Each response is sampled once, during its render.
  if (State === 'running' && samples.at(-1)?.at !== answeredAt) {
    setSamples(withSample(samples, { at: answeredAt, bytes, materials }));
  }
  return State === 'running' ? paceOf(samples, BytesTotal) : undefined;
};
