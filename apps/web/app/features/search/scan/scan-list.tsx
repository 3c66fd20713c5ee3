import { type FocusEvent, useState } from 'react';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, TextLink, UndoIcon } from '../../../ui/index.ts';
import { searchPath } from '../search-address.ts';
import { isSoundOn, setSound } from './scan-sound.ts';
import type { ScannedEntry, ScanState } from './use-scan-list.ts';

interface ScanListProps {
  entries: readonly ScannedEntry[];
  onQuantity: (entry: ScannedEntry, wanted: number) => void;
}

const STATES: Partial<Record<ScanState, MessageKey>> = {
  queued: 'scan.list.queued',
  undone: 'scan.list.undone',
  failed: 'cart.problem.other',
};

const StateText = ({ entry }: { entry: ScannedEntry }) => {
  const text = useText();
  const { code, state } = entry;
  const key = STATES[state];
  if (state === 'unknown' || state === 'several') {
    return (
      <>
        {state === 'unknown' && <>{text('scanner.unknown', { code })} </>}
        <TextLink to={searchPath(code)}>{text('scanner.search', { code })}</TextLink>
      </>
    );
  }
  return key === undefined ? null : text(key);
};

const InCart = ({ entry, onQuantity }: { entry: ScannedEntry; onQuantity: ScanListProps['onQuantity'] }) => {
  const text = useText();
  const saveQuantity = (event: FocusEvent<HTMLInputElement>): void => {
    const wanted = Number(event.target.value);
    if (wanted > 0 && wanted !== entry.quantity) onQuantity(entry, wanted);
  };
  return (
    <>
      <input
        key={entry.quantity}
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        defaultValue={entry.quantity}
        onBlur={saveQuantity}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
        aria-label={text('ui.quantity.of', { name: entry.name })}
        className={`${INPUT_STYLE} max-w-22`}
      />
      <Button onPress={() => onQuantity(entry, 0)}>
        <UndoIcon size={18} />
        <span className="sr-only">
          {text('scan.list.undo')} ({entry.name})
        </span>
      </Button>
    </>
  );
};

/** The scans since the dialog was opened, newest first. */
export const ScanList = ({ entries, onQuantity }: ScanListProps) => {
  const text = useText();
  const format = useFormat();
  const [hasSound, setHasSound] = useState(isSoundOn);
  const [newest] = entries;
  return (
    <section aria-label={text('scan.list')} className="grid gap-2">
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={hasSound}
          onChange={(event) => {
            setSound(event.target.checked);
            setHasSound(event.target.checked);
          }}
          className="size-5"
        />
        {text('scan.list.sound')}
      </label>
      <p role="status" className="sr-only">
        {newest?.state === 'added' &&
          text('scanner.added', { quantity: format.number(newest.quantity), name: newest.name })}
        {newest?.state === 'queued' && text('offline.queued.named', { name: newest.name })}
      </p>
      <ul className="grid divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex min-h-12 items-center gap-2 py-1">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{entry.name}</p>
              <p className="text-sm text-muted">
                <StateText entry={entry} />
              </p>
            </div>
            {entry.state === 'added' && <InCart entry={entry} onQuantity={onQuantity} />}
          </li>
        ))}
      </ul>
    </section>
  );
};
