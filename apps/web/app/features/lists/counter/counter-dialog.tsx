import type { VariationList } from '@grossist/contracts';
import { quantityOf, quantityToNumber } from '@grossist/domain';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, CartIcon, INPUT_STYLE, LABEL_STYLE, NumberStepper, notify, TextLink } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { Camera } from '../../search/index.ts';
import { ResultBar } from '../ordering/result-bar.tsx';
import type { CountedLine } from './counted.ts';
import { type Counter, useCounter } from './use-counter.ts';

/** Takes the scans of a scanner that types, which the search field announces as `grossist-scan`, while this is shown. */
const useKeyboardScanner = (onCode: (code: string) => void): void => {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    const listen = (event: Event): void => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
      event.preventDefault();
      const { target } = event;
      if (target instanceof HTMLInputElement) {
        // What the scanner typed into a quantity is discarded by Escape; other fields are emptied.
        if (target.getAttribute('role') !== 'spinbutton') target.value = '';
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }
      take(event.detail);
    };
    window.addEventListener('grossist-scan', listen);
    return () => window.removeEventListener('grossist-scan', listen);
  }, []);
};

const ONE = { minimum: quantityOf(1), step: quantityOf(0) };

const hasCamera = async (): Promise<boolean> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    // Neither over an address that is not safe, nor in a browser without cameras.
    return false;
  }
};

const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.stopPropagation();
};

/** Counting at the shelf: scan after scan by camera, scanner or hand, then all into the cart. */
export const CounterDialog = ({ list, onClose }: { list: VariationList; onClose: () => void }) => {
  const text = useText();
  const counter = useCounter(list);
  const { lines, clear, restore } = counter;
  const [isWithCamera, setWithCamera] = useState(false);
  useEffect(() => {
    void hasCamera().then(setWithCamera);
  }, []);
  useKeyboardScanner((code) => void counter.scan(code));
  const startOver = (): void => {
    const before = lines;
    clear();
    notify(text('lists.counter.resetDone'), () => restore(before));
  };
  return (
    <Dialog
      title={text('lists.counter.title', { name: list.Name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={lines.length === 0} onPress={startOver}>
            {text('lists.counter.reset')}
          </Button>
          <Button
            kind="primary"
            isDisabled={lines.length === 0}
            isPending={counter.ordering.isPending}
            onPress={counter.order}
          >
            <CartIcon size={18} />
            {text('lists.chosen.order', { count: lines.length })}
          </Button>
        </>
      }
    >
      {/* Escape in a field takes back what was typed there, and does not close the count. */}
      <div role="presentation" onKeyDown={keepEscape} className="grid gap-3">
        <ResultBar ordering={counter.ordering} />
        <p className="text-muted">{text('lists.counter.text')}</p>
        {isWithCamera && <Camera onCode={counter.scan} />}
        <p role="status" className="min-h-6 font-semibold">
          <Last counter={counter} mayAdd={list.UserHasEditRights} />
        </p>
        <ByHand onCode={(code) => void counter.scan(code)} />
        <Counted lines={lines} onCount={counter.setCount} />
      </div>
    </Dialog>
  );
};

const Last = ({ counter, mayAdd }: { counter: Counter; mayAdd: boolean }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const { last, lines } = counter;
  if (!last) return null;
  if (last.kind === 'counted') {
    const line = lines.find(({ lineId }) => lineId === last.lineId);
    return line && text('lists.counter.counted', { name: line.name, quantity: wireAmount(line.count, line.unit) });
  }
  if (last.kind === 'failed') return text('lists.counter.failed');
  if (last.kind === 'unknown') {
    return (
      <>
        {text('lists.counter.unknown', { code: last.code })}{' '}
        <TextLink to={`/search?query=${encodeURIComponent(last.code)}`}>
          {text('scanner.search', { code: last.code })}
        </TextLink>
      </>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      {text('lists.counter.unknown', { code: last.material.ItemLocalMaterialName })}
      {mayAdd && (
        <Button size="small" isPending={counter.isAdding} onPress={() => void counter.addLast()}>
          {text('lists.counter.addIt')}
        </Button>
      )}
    </span>
  );
};

const ByHand = ({ onCode }: { onCode: (code: string) => void }) => {
  const text = useText();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('number');
    const code = typeof typed === 'string' ? typed.trim() : '';
    form.reset();
    if (code !== '') onCode(code);
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <label className="grid min-w-0 flex-1 gap-1">
        <span className={LABEL_STYLE}>{text('lists.counter.number')}</span>
        <input name="number" inputMode="numeric" autoComplete="off" maxLength={60} className={INPUT_STYLE} />
      </label>
      <Button type="submit">{text('lists.counter.count')}</Button>
    </form>
  );
};

interface CountedProps {
  lines: readonly CountedLine[];
  onCount: (lineId: string, count: number) => void;
}

const Counted = ({ lines, onCount }: CountedProps) => {
  const text = useText();
  const format = useFormat();
  const { unit } = useAmount();
  if (lines.length === 0) return <p className="text-muted">{text('lists.counter.nothing')}</p>;
  return (
    <section aria-labelledby="counted-lines" className="grid gap-2">
      <h3 id="counted-lines" className="font-semibold">
        {text('lists.counter.lines')} <span className="font-normal text-muted">{format.number(lines.length)}</span>
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {lines.map((line) => (
          <li key={line.lineId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 p-2">
            <span className="min-w-40 flex-1 [overflow-wrap:anywhere]">{line.name}</span>
            <NumberStepper
              value={quantityOf(line.count)}
              onChange={(quantity) => onCount(line.lineId, Math.round(quantityToNumber(quantity)))}
              name={line.name}
              packing={ONE}
              unit={unit(line.unit)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
