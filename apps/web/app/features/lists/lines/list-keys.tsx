import { type MessageKey, useText } from '../../../i18n/index.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: MessageKey])[] = [
  [['↑', '↓', '←', '→'], 'lists.keys.move'],
  [['Enter', '⇧ Enter'], 'lists.keys.enter'],
  [['Alt ↑', 'Alt ↓', '+', '−'], 'lists.keys.step'],
  [['Ctrl Enter'], 'lists.keys.order'],
  [['Space'], 'lists.keys.space'],
  [['⇧ ↑', '⇧ ↓'], 'lists.keys.extend'],
  [['Ctrl A'], 'lists.keys.all'],
  [['Del'], 'lists.keys.delete'],
  [['Alt ⇧ ↑', 'Alt ⇧ ↓'], 'lists.keys.reorder'],
  [['Ctrl Home', 'Ctrl End'], 'lists.keys.ends'],
];

/** The keys of the list's sheet. */
export const ListKeys = () => {
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
