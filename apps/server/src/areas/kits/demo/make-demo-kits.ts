import { type Quantity, quantityOf, timesQuantity } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { addKits, beginCart } from '../../cart/index.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import { placeOrder } from '../../orders/index.ts';
import { addKitsFromTemplates } from '../commands/add-kits-to-project.ts';
import { createProject } from '../commands/projects.ts';
import { TEMPLATES, writeItems } from '../packed/items.ts';

/** What the kits of the demo's Danish installer are called. */
const TEMPLATE_NAMES = ['Toværelses lejlighed', 'Hjørnelejlighed', 'Baderum'] as const;

const TEMPLATE_NOTE = 'Til hjørnelejligheder: husk det ekstra udtag i køkkenet';

const RUNNING_PROJECT = 'Solvænget 12, opgang 3';
const ORDERED_PROJECT = 'Solvænget 12, opgang 2';

const FLOORS = ['St.', '1.', '2.', '3.', '4.', '5.'];

/** Twelve flats of a stairway. The last two are corner flats. */
const FLATS: readonly string[] = FLOORS.flatMap((floor) => [`${floor} tv.`, `${floor} th.`]);

export interface DemoKitsDeps {
  db: Database;
  erp: Erp;
  /** Milliseconds since 1970; the machine's clock unless given. */
  now?: () => number;
}

const EMAIL = 'buyer@nordkraft.example';
/** Guards against two processes that start together. */
const LOCK = 4_400_000_001;
/** Kits of the ordered project. */
const ORDERED = 2;
const CORNER_FLATS = 2;

interface MaterialRow {
  sap_material_number: string;
  least: string;
}

/** Materials that lie in plenty at the buyer's plant, the most popular first. */
const plentyOf = async (db: Database, { market, account }: Buyer): Promise<readonly MaterialRow[]> => {
  const { rows } = await sql<MaterialRow>`
    select m.sap_material_number, greatest(m.min_quantity, m.multiplum, 1)::text as least
    from materials m join erp.stock s on s.sap_material_number = m.sap_material_number and s.plant = ${account.plant}
    where m.tree = 'electrical' and m.status = '10' and ${market} = any(m.markets) and m.material_group <> 'KITHDR'
      and not m.is_direct_delivery_product and not m.cable_cut_allowed
      and s.atp >= 60 * greatest(m.min_quantity, m.multiplum, 1)
    order by m.popularity desc, m.sap_material_number limit 10`.execute(db);
  return rows;
};

/** A material that is not sold anymore and has a successor, to be seen in a template; none in a small demo. */
const replacedMaterial = async (db: Database, { market }: Buyer): Promise<string | undefined> => {
  const { rows } = await sql<{ sap_material_number: string }>`
    select m.sap_material_number from materials m
    join materials r on r.sap_material_number = m.replaced_by and r.status = '10' and ${market} = any(r.markets)
    where m.status in ('30', '40') and ${market} = any(m.markets) order by m.sap_material_number limit 1`.execute(db);
  return rows[0]?.sap_material_number;
};

type Items = readonly { sapMaterialNumber: string; quantity: Quantity }[];

/** Makes the company's templates; undefined when it has some already. */
const makeTemplates = (db: Database, buyer: Buyer, contents: readonly Items[]): Promise<string[] | undefined> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const some = await tx
      .selectFrom('kit_templates')
      .select('id')
      .where('company_id', '=', buyer.company.id)
      .limit(1)
      .executeTakeFirst();
    if (some !== undefined) return undefined;
    const templates = TEMPLATE_NAMES.map((header_description, index) => ({
      id: uuidv7(),
      company_id: buyer.company.id,
      created_by: buyer.contactId,
      header_description,
      note: index === 1 ? TEMPLATE_NOTE : '',
      is_locked: index === 0,
    }));
    await tx.insertInto('kit_templates').values(templates).execute();
    const items = templates.flatMap(({ id: ownerId }, index) =>
      (contents[index] ?? []).map((item) => ({ ...item, ownerId })),
    );
    await writeItems(tx, TEMPLATES, items);
    return templates.map(({ id }) => id);
  });

const contentsOf = (materials: readonly MaterialRow[], replaced: string | undefined): readonly Items[] => {
  const items = materials.map(({ sap_material_number: sapMaterialNumber, least }, index) => ({
    sapMaterialNumber,
    quantity: timesQuantity(quantityOf(least), 1 + (index % 3)),
  }));
  const gone = replaced === undefined ? [] : [{ sapMaterialNumber: replaced, quantity: quantityOf(1) }];
  return [items.slice(0, 6), [...items.slice(2, 8), ...gone], items.slice(6)];
};

/**
 * Makes the kits of the demo's Danish installer: templates of the company, an order of kits, and a running project of
 * twelve kits saved as a draft. Made once, where the company has no templates yet; returns whether it was made. Carts
 * are left alone where the installer has an active one already.
 */
export const makeDemoKits =
  ({ db, erp, now }: DemoKitsDeps) =>
  async (): Promise<boolean> => {
    const contact = await db.selectFrom('contacts').select('id').where('email', '=', EMAIL).executeTakeFirst();
    const buyer = contact && (await buyerOf(db)(contact.id));
    if (buyer === undefined) return false;
    const contents = contentsOf(await plentyOf(db, buyer), await replacedMaterial(db, buyer));
    if (contents.some((items) => items.length === 0)) return false;
    const templates = await makeTemplates(db, buyer, contents);
    if (templates === undefined) return false;
    const [flat = '', cornerFlat = ''] = templates;

    /** A project in a new active cart, with the kits that can be packed in it; undefined beside another active cart. */
    const begin = async (name: string, count: number, corners: number): Promise<string | undefined> => {
      const active = await db
        .selectFrom('carts')
        .select('id')
        .where('contact_id', '=', buyer.contactId)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (active !== undefined) return undefined;
      const cartId = await transaction(db, (tx) => beginCart(tx, buyer, { deliveryType: 'smart-kit', name }));
      const projectId = await createProject(db)(buyer, cartId, name);
      const kitIds = await addKitsFromTemplates(db)(
        buyer,
        projectId,
        FLATS.slice(0, count).map((headerDescription, index) => ({
          templateId: index < count - corners ? flat : cornerFlat,
          headerDescription,
        })),
      );
      await addKits(db, erp)(buyer, kitIds.slice(0, count - corners));
      return cartId;
    };

    const orderedCart = await begin(ORDERED_PROJECT, ORDERED, 0);
    if (orderedCart === undefined) return true;
    const wanted = {
      cartVersion: undefined,
      deliveryDate: undefined,
      isPickup: false,
      customerReference: ORDERED_PROJECT,
    };
    await placeOrder(db, erp, now)(buyer, { ...wanted, cartId: orderedCart });
    const runningCart = await begin(RUNNING_PROJECT, FLATS.length, CORNER_FLATS);
    if (runningCart === undefined) return true;
    await db
      .updateTable('carts')
      .set({ status: 'Draft', is_active: false, version: sql`version + 1` })
      .where('id', '=', runningCart)
      .execute();
    return true;
  };
