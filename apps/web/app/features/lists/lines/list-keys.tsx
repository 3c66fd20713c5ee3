import { type MessageKey, useText } from '../../../i18n/index.ts';
import { KeyList } from '../../../ui/data/key-list.tsx';

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
  return <KeyList entries={KEYS.map(([keys, does]) => ({ keys, does: text(does) }))} />;
};
