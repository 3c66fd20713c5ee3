import { type MessageKey, useText } from '../../../i18n/index.ts';
import { KeyList } from '../../../ui/data/key-list.tsx';

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

/** The keyboard shortcuts of the lines. */
export const KeysHelp = () => {
  const text = useText();
  return <KeyList entries={KEYS.map(([keys, does]) => ({ keys, does: text(does) }))} />;
};
