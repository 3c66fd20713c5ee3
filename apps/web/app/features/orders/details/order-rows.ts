import type { OrderDetails, OrderLine, UserContext } from '@grossist/contracts';

/** A line as a row of the table. */
export interface OrderRow {
  line: OrderLine;
  /** The number of materials in the kit of this line; 0 for other lines. */
  childCount: number;
  isChild: boolean;
}

/** The lines in their order; the materials of a kit below it once it is open. */
export const rowsOf = (lines: readonly OrderLine[], openKits: ReadonlySet<number>): OrderRow[] => {
  const present = new Set(lines.map(({ LineNumber }) => LineNumber));
  const children = new Map<number, OrderLine[]>();
  for (const line of lines) {
    if (line.ParentLineNumber === null || !present.has(line.ParentLineNumber)) continue;
    const siblings = children.get(line.ParentLineNumber);
    if (siblings) siblings.push(line);
    else children.set(line.ParentLineNumber, [line]);
  }
  return lines.flatMap((line): OrderRow[] => {
    if (line.ParentLineNumber !== null && present.has(line.ParentLineNumber)) return [];
    const own = children.get(line.LineNumber) ?? [];
    const row: OrderRow = { line, childCount: own.length, isChild: false };
    if (!openKits.has(line.LineNumber)) return [row];
    return [row, ...own.map((child): OrderRow => ({ line: child, childCount: 0, isChild: true }))];
  });
};

/** Returns the materials of chosen lines; for a kit the materials packed in it. */
export const materialsOf = (lines: readonly OrderLine[], chosen: ReadonlySet<number>): string[] => {
  const kits = new Set(lines.flatMap(({ ParentLineNumber }) => ParentLineNumber ?? []));
  return lines
    .filter(
      ({ LineNumber, ParentLineNumber, MaterialNo }) =>
        MaterialNo !== '' &&
        !kits.has(LineNumber) &&
        (chosen.has(LineNumber) || (ParentLineNumber !== null && chosen.has(ParentLineNumber))),
    )
    .map(({ MaterialNo }) => MaterialNo);
};

type Returner = Pick<UserContext, 'ableToCreateOrders' | 'isPunchout' | 'isReadOnly'>;

/** Returns true if the shop accepts a return of this order from the user: as orders, not from punchout users. [own-ord-05] */
export const mayReturn = (
  user: Returner | undefined,
  { Lines }: { Lines: readonly Pick<OrderDetails['Lines'][number], 'ReturnableQuantity'>[] },
): boolean =>
  user !== undefined &&
  user.ableToCreateOrders &&
  !user.isPunchout &&
  !user.isReadOnly &&
  Lines.some(({ ReturnableQuantity }) => ReturnableQuantity > 0);
