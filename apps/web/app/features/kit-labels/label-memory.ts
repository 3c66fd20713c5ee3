import { LABEL_SHEETS, labelStockOf, MOST_SHIFT, type PrinterShift } from '@grossist/domain';

const KEY = 'grossist-label-printer';

/** The sheet and the correction of this device's printer. */
export interface LabelPrinter {
  product: string;
  shift: PrinterShift;
}

const USUAL: LabelPrinter = { product: LABEL_SHEETS[0]?.product ?? '', shift: { x: 0, y: 0 } };

const within = (value: unknown): number => (typeof value === 'number' && Math.abs(value) <= MOST_SHIFT ? value : 0);

/** Returns what was used last on this device; the usual sheet where nothing, or something else, is stored. */
export const recentPrinter = (): LabelPrinter => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('product' in stored)) return USUAL;
    const { product } = stored;
    if (typeof product !== 'string' || labelStockOf(product) === undefined) return USUAL;
    const [x, y] = ['x' in stored ? within(stored.x) : 0, 'y' in stored ? within(stored.y) : 0];
    return { product, shift: { x, y } };
  } catch {
    return USUAL;
  }
};

/** Remembers the sheet and the correction; without storage nothing is remembered. */
export const rememberPrinter = ({ product, shift }: LabelPrinter): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ product, ...shift }));
  } catch {
    // Storage is full or switched off.
  }
};
