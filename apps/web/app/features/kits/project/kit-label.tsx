import type { KitStockLabel } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { StockMark } from '../../../ui/index.ts';

const INDICATORS = { GREEN: 'green', YELLOW: 'yellow' } as const;

/** The stock label of a kit, by color, shape and word. */
export const KitLabel = ({ label, isShort = false }: { label: KitStockLabel; isShort?: boolean }) => {
  const text = useText();
  if (label !== 'UNKNOWN') return <StockMark indicator={INDICATORS[label]} />;
  return <StockMark indicator="none" word={isShort ? text('kits.label.unknownShort') : text('kits.label.unknown')} />;
};
