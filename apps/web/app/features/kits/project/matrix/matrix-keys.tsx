import { type MessageKey, useText } from '../../../../i18n/index.ts';
import { KeyList } from '../../../../ui/data/key-list.tsx';

const KEYS: readonly (readonly [keys: readonly string[], does: MessageKey])[] = [
  [['↑', '↓', '←', '→'], 'kits.keys.move'],
  [['Ctrl ↑', 'Ctrl →'], 'kits.keys.edge'],
  [['0–9', 'F2'], 'kits.keys.edit'],
  [['Enter', 'Tab'], 'kits.keys.take'],
  [['Esc'], 'kits.keys.escape'],
  [['Del'], 'kits.keys.delete'],
  [['⇧ ↑', '⇧ →'], 'kits.keys.select'],
  [['Ctrl A'], 'kits.keys.all'],
  [['Ctrl C', 'Ctrl V'], 'kits.keys.paste'],
  [['Ctrl Enter'], 'kits.keys.fill'],
  [['Ctrl Z'], 'kits.keys.undo'],
  [['Space'], 'kits.keys.choose'],
  [['Alt Enter'], 'kits.keys.accept'],
  [['F2', 'Enter'], 'kits.keys.head'],
];

/** The keys of the matrix. */
export const MatrixKeys = () => {
  const text = useText();
  return <KeyList entries={KEYS.map(([keys, does]) => ({ keys, does: text(does) }))} />;
};
