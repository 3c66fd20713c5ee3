import type { CxmlItem } from '@grossist/order-formats';
import type { Database } from '../../../db/index.ts';
import { formerLines, type RestoredLine, restoredLines } from '../items/index.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The line of ours that an item says it was; undefined when it says none. */
export const lineIdOf = ({ auxiliaryId = '' }: CxmlItem): string | undefined =>
  UUID.test(auxiliaryId) ? auxiliaryId : undefined;

/** What ordered items were in a cart that went to the customer, by their places. One query. */
export const restoredItems = async (
  db: Database,
  customerId: string,
  items: readonly CxmlItem[],
): Promise<RestoredLine[]> => {
  const given = items.map((item) => ({
    sapMaterialNumber: item.identifiers.sap ?? '',
    quantity: item.quantity,
    lineId: lineIdOf(item),
  }));
  const former = await formerLines(
    db,
    customerId,
    given.flatMap(({ lineId }) => lineId ?? []),
  );
  return restoredLines(given, former);
};
