import type { CartItem } from '@grossist/contracts';
import { type ArticleNumberKind, articleNumbers, type PreferredArticleNumber } from '@grossist/domain';
import { numbersOfMaterial } from '../../../visitor.ts';

/** A line as a row of the table. */
export interface ShownRow {
  line: CartItem;
  /** Number of materials of the kit; 0 for other lines. */
  childCount: number;
  /** True for a material of a kit that is shown below it. */
  isChild: boolean;
}

/** Ids of the kits that are expanded. */
export type OpenKits = ReadonlySet<string>;

const childrenOf = (lines: readonly CartItem[]): ReadonlyMap<string, readonly CartItem[]> => {
  const present = new Set(lines.map((line) => line.CartItemId));
  const children = new Map<string, CartItem[]>();
  for (const line of lines) {
    if (line.ParentItemId === null || !present.has(line.ParentItemId)) continue;
    const siblings = children.get(line.ParentItemId);
    if (siblings) siblings.push(line);
    else children.set(line.ParentItemId, [line]);
  }
  return children;
};

/** Adds to the open kits those whose materials have reported changes. */
export const withParents = (
  open: OpenKits,
  lines: readonly CartItem[],
  changes: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>,
): OpenKits => {
  if (changes.size === 0) return open;
  const parents = lines.flatMap(({ CartItemId, ParentItemId }) =>
    ParentItemId !== null && changes.has(CartItemId) ? [ParentItemId] : [],
  );
  return parents.length === 0 ? open : new Set([...open, ...parents]);
};

/** Returns the lines in order, the materials of each open kit below it. A child without its kit is a row of its own. */
export const rowsOf = (lines: readonly CartItem[], open: OpenKits): ShownRow[] => {
  const children = childrenOf(lines);
  const belongs = new Set([...children.values()].flat());
  return lines.flatMap((line): ShownRow[] => {
    if (belongs.has(line)) return [];
    const own = children.get(line.CartItemId) ?? [];
    const row: ShownRow = { line, childCount: own.length, isChild: false };
    if (!open.has(line.CartItemId)) return [row];
    return [row, ...own.map((child): ShownRow => ({ line: child, childCount: 0, isChild: true }))];
  });
};

interface LineNumber {
  /** `code`: the code of the variation, where the material has no number of the trade. */
  kind: ArticleNumberKind | 'code';
  number: string;
}

/** Returns the trade's numbers of a line, and the SAP number where it is preferred, the preferred one first. */
export const lineNumbers = (line: CartItem, preferred: PreferredArticleNumber): LineNumber[] => {
  const { ItemElNumber, ItemHwsNumber, Code } = line;
  const shown = articleNumbers(numbersOfMaterial(line), preferred).filter(
    ({ kind }) => kind === 'el' || kind === 'hws' || (kind === 'sap' && preferred === 'sap'),
  );
  if (ItemElNumber !== '' || ItemHwsNumber !== '' || shown.length > 0) return shown;
  return Code === '' ? [] : [{ kind: 'code', number: Code }];
};
