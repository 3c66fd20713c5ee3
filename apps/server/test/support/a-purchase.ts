import type { Database } from '../../src/db/index.ts';
import { NO_HASH, unique } from './unique.ts';

/** An order of the time before the shop, today unless told. */
export const aPurchase = async (
  db: Database,
  { soldTo, materials, on }: { soldTo: string; materials: readonly { sapMaterialNumber: string }[]; on?: string },
): Promise<void> => {
  const order = { sold_to: soldTo, order_number: `H${unique()}` };
  await db
    .insertInto('purchases')
    .values({ ...order, ordered_on: on ?? new Date().toISOString().slice(0, 10), content_hash: NO_HASH })
    .execute();
  await db
    .insertInto('purchase_lines')
    .values(
      materials.map(({ sapMaterialNumber }) => ({ ...order, sap_material_number: sapMaterialNumber, quantity: '1' })),
    )
    .execute();
};
