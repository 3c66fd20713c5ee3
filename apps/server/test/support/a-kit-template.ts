import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import type { TestBuyer } from './a-buyer.ts';
import { aMaterial, type Material } from './a-material.ts';
import { unique } from './unique.ts';

export interface TestTemplate {
  id: string;
  name: string;
  items: readonly { id: string; material: Material; quantity: string }[];
}

/** A template of a buyer's company, owned by the buyer: of two materials, two of each, unless given. */
export const aKitTemplate = async (
  db: Database,
  traits: {
    buyer: TestBuyer;
    items?: readonly { material: Material; quantity: string }[];
    name?: string;
    isLocked?: boolean;
  },
): Promise<TestTemplate> => {
  const { buyer, name = `Template ${unique()}`, isLocked = false } = traits;
  const wanted = traits.items ?? [
    { material: await aMaterial(db, { market: buyer.company.market }), quantity: '2' },
    { material: await aMaterial(db, { market: buyer.company.market }), quantity: '2' },
  ];
  const template = { id: uuidv7(), name, items: wanted.map((item) => ({ ...item, id: uuidv7() })) };
  await db
    .insertInto('kit_templates')
    .values({
      id: template.id,
      company_id: buyer.company.id,
      created_by: buyer.contactId,
      header_description: name,
      is_locked: isLocked,
    })
    .execute();
  if (template.items.length > 0) {
    await db
      .insertInto('kit_template_items')
      .values(
        template.items.map(({ id, material, quantity }) => ({
          id,
          kit_template_id: template.id,
          sap_material_number: material.sapMaterialNumber,
          quantity,
        })),
      )
      .execute();
  }
  return template;
};
