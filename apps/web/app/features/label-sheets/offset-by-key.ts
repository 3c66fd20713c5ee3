import { type LabelStock, labelsPerPage } from '@grossist/domain';

/** Returns the label that a key leads to from another one, both counted from 1; undefined for keys that lead nowhere. */
export const offsetByKey = (key: string, offset: number, stock: LabelStock): number | undefined => {
  const last = labelsPerPage(stock);
  const next = {
    ArrowLeft: offset - 1,
    ArrowRight: offset + 1,
    ArrowUp: offset - stock.columns,
    ArrowDown: offset + stock.columns,
    Home: 1,
    End: last,
  }[key];
  if (next === undefined) return undefined;
  return next >= 1 && next <= last ? next : offset;
};
