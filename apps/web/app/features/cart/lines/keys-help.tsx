import { type MessageKey, useText } from '../../../i18n/index.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: MessageKey])[] = [
  [['↑', '↓', '←', '→'], 'cart.keys.move'],
  [['Enter', '⇧ Enter'], 'cart.keys.enter'],
  [['Alt ↑', 'Alt ↓', '+', '−'], 'cart.keys.step'],
  [['Esc'], 'cart.keys.escape'],
  [['Space'], 'cart.keys.space'],
  [['⇧ ↑', '⇧ ↓'], 'cart.keys.extend'],
  [['Ctrl A'], 'cart.keys.all'],
  [['Del'], 'cart.keys.delete'],
  [['Ctrl Home', 'Ctrl End'], 'cart.keys.ends'],
];

/** The keys of the sheet, for who works with both hands. */
export const KeysHelp = () => {
  const text = useText();
  return (
    <dl className="grid gap-x-6 gap-y-1.5 rounded-md border border-line bg-surface p-3 text-sm tablet:grid-cols-2 desktop:grid-cols-3">
      {KEYS.map(([keys, does]) => (
        <div key={does} className="flex items-baseline gap-2">
          <dt className="flex shrink-0 gap-1">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded-sm border border-edge bg-canvas px-1 font-sans text-xs whitespace-nowrap"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd className="text-muted">{text(does)}</dd>
        </div>
      ))}
    </dl>
  );
};
