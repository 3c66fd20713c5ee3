import type { CartItem } from '@grossist/contracts';
import { type ArticleNumberKind, articleNumbers, type PreferredArticleNumber } from '@grossist/domain';
import { numbersOfMaterial } from '../../../visitor.ts';

/** A line as a row of the table. */
export interface ShownRow {
  line: CartItem;
  /** Of how many materials the kit is that this line stands for; 0 for every other line. */
  childCount: number;
  /** Whether the line belongs to a kit and is shown below it. */
  isChild: boolean;
}

/** Whether the rows below a kit are shown: kits are folded until somebody opens them. */
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

/** The kits that are open, and those of whose materials something is told. */
export const withParents = (
  open: OpenKits,
  lines: readonly CartItem[],
  told: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>,
): OpenKits => {
  if (told.size === 0) return open;
  const parents = lines.flatMap(({ CartItemId, ParentItemId }) =>
    ParentItemId !== null && told.has(CartItemId) ? [ParentItemId] : [],
  );
  return parents.length === 0 ? open : new Set([...open, ...parents]);
};

/** The lines in their order, the materials of each open kit below it. A child whose kit is not there stands alone. */
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
