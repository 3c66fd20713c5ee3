import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import type { TestBuyer } from './a-buyer.ts';
import { aMaterial, type Material, type MaterialTraits } from './a-material.ts';
import { unique } from './unique.ts';

export interface TestKit {
  id: string;
  name: string;
  items: readonly { id: string; material: Material; quantity: string }[];
}

/** The kit header of a market's carts and orders. */
export const aKitHeader = (db: Database, traits: MaterialTraits = {}): Promise<Material> =>
  aMaterial(db, { materialGroup: 'KITHDR', price: '0', ...traits });

/** A kit of a buyer's company: of two materials, two of each, by default. */
export const aKit = async (
  db: Database,
  traits: {
    buyer: TestBuyer;
    items?: readonly { material: Material; quantity: string }[];
    name?: string;
    /** The project that it belongs to; none unless given. */
    project?: { id: string };
  },
): Promise<TestKit> => {
  const { buyer, name = `Kit ${unique()}`, project } = traits;
  const wanted = traits.items ?? [
    { material: await aMaterial(db, { market: buyer.company.market }), quantity: '2' },
    { material: await aMaterial(db, { market: buyer.company.market }), quantity: '2' },
  ];
  const items = wanted.map((item) => ({ ...item, id: uuidv7() }));
  const kit = { id: uuidv7(), name, items };
  await db
    .insertInto('kit_drafts')
    .values({
      id: kit.id,
      company_id: buyer.company.id,
      created_by: buyer.contactId,
      header_description: kit.name,
      smart_kit_id: project?.id ?? null,
    })
    .execute();
  if (items.length > 0) {
    await db
      .insertInto('kit_draft_items')
      .values(
        items.map(({ id, material, quantity }) => ({
          id,
          kit_draft_id: kit.id,
          sap_material_number: material.sapMaterialNumber,
          quantity,
        })),
      )
      .execute();
  }
  return kit;
};
