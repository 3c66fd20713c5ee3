import type { Database } from '../../src/db/index.ts';
import { unique } from './unique.ts';

/** An order of the time before the shop, today by default. */
export const aPurchase = async (
  db: Database,
  { soldTo, materials, on }: { soldTo: string; materials: readonly { sapMaterialNumber: string }[]; on?: string },
): Promise<void> => {
  await db
    .insertInto('purchases')
    .values({
      sold_to: soldTo,
      order_number: `H${unique()}`,
      ordered_on: on ?? new Date().toISOString().slice(0, 10),
      materials: materials.map(({ sapMaterialNumber }) => sapMaterialNumber),
      quantities: materials.map(() => '1'),
    })
    .execute();
};
