import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import type { TestBuyer } from './a-buyer.ts';
import { aMaterial, type Material, type MaterialTraits } from './a-material.ts';
import { unique } from './unique.ts';

export interface TestKit {
  id: string;
  name: string;
  items: readonly { material: Material; quantity: string }[];
}

/** What stands for a packed kit in a market's carts and orders. */
export const aKitHeader = (db: Database, traits: MaterialTraits = {}): Promise<Material> =>
  aMaterial(db, { materialGroup: 'KITHDR', price: '0', ...traits });

/** A kit of a buyer's company: of two materials, two of each, unless told. */
export const aKit = async (
  db: Database,
  traits: { buyer: TestBuyer; items?: readonly { material: Material; quantity: string }[] },
): Promise<TestKit> => {
  const { buyer } = traits;
  const items = traits.items ?? [
    { material: await aMaterial(db, { market: buyer.company.market }), quantity: '2' },
    { material: await aMaterial(db, { market: buyer.company.market }), quantity: '2' },
  ];
  const kit = { id: uuidv7(), name: `Kit ${unique()}`, items };
  await db
    .insertInto('kit_drafts')
    .values({ id: kit.id, company_id: buyer.company.id, created_by: buyer.contactId, header_description: kit.name })
    .execute();
  if (items.length > 0) {
    await db
      .insertInto('kit_draft_items')
      .values(
        items.map(({ material, quantity }) => ({
          id: uuidv7(),
          kit_draft_id: kit.id,
          sap_material_number: material.sapMaterialNumber,
          quantity,
        })),
      )
      .execute();
  }
  return kit;
};
