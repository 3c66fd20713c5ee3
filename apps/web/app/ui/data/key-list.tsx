/** Keys, and what they do. */
export interface KeyEntry {
  keys: readonly string[];
  does: string;
}

/** A legend of the keys that a sheet obeys. */
export const KeyList = ({ entries }: { entries: readonly KeyEntry[] }) => (
  <dl className="grid gap-x-6 gap-y-1.5 rounded-md border border-line bg-surface p-3 text-sm tablet:grid-cols-2 desktop:grid-cols-3">
    {entries.map(({ keys, does }) => (
      <div key={does} className="flex items-baseline gap-2">
        <dt className="flex shrink-0 gap-1">
          {keys.map((key) => (
            <kbd key={key} className="rounded-sm border border-edge bg-canvas px-1 font-sans text-xs whitespace-nowrap">
              {key}
            </kbd>
          ))}
        </dt>
        <dd className="text-muted">{does}</dd>
      </div>
    ))}
  </dl>
);
