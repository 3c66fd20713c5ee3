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
