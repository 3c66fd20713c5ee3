import type { Database } from '../../src/db/index.ts';
import type { Account } from './a-company.ts';
import type { Material } from './a-material.ts';
import { NO_HASH } from './unique.ts';

/** What one of a material costs an account that has a price of its own, in kroner. */
export const aNetPrice = async (
  db: Database,
  { account, material, amount }: { account: Pick<Account, 'soldTo'>; material: Material; amount: string },
): Promise<void> => {
  await db
    .insertInto('erp.net_prices')
    .values({
      sold_to: account.soldTo,
      sap_material_number: material.sapMaterialNumber,
      currency: 'DKK',
      amount,
      per_quantity: '1',
      content_hash: NO_HASH,
    })
    .execute();
};
