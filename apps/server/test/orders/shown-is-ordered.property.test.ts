import {
  createOrder,
  getCart,
  getCartPrice,
  getOrder,
  type OperationInput,
  type OperationOutput,
  type PriceEntry,
} from '@grossist/contracts';
import { addDays, calendarDate, type DeliveryType, MARKETS, weekdayOf } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredAddress } from '../../src/db/index.ts';
import { aDemo, type DemoBuyer, demoBuyers } from '../support/a-demo.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** A Wednesday morning, when branches and express boxes are open in every market. */
const NOW = Date.parse('2026-11-25T10:00:00Z');
const TODAY = calendarDate('2026-11-25');
const MATERIALS = 5000;
const { signedIn } = testApp(db, { now: () => NOW });

type Pile = 'atp' | 'fastbox' | 'center';

/** How a cart is delivered, and what its lines draw on. */
interface Mode {
  name: string;
  pile: Pile;
  deliveryType?: DeliveryType;
  isCombined?: boolean;
  deliveryDate?: string;
  address?: (market: string) => Promise<StoredAddress>;
}

const ADDRESS: StoredAddress = {
  id: '',
  name: 'Site',
  name2: '',
  street: 'Street 1',
  city: 'Town',
  postalCode: '',
  countryCode: '',
  projectNumber: '',
  shipTo: '',
  soldTo: '',
  shippingCondition: 'ZN',
  isOneTimeAddress: true,
  isServiceCenter: false,
  plantId: '',
  isDefault: false,
};

/** An address to which an express box drives. */
const inZone = async (market: string): Promise<StoredAddress> => {
  const { first } = await db
    .selectFrom('erp.fastbox_zone_codes')
    .select('first')
    .where('market', '=', market)
    .orderBy('first')
    .executeTakeFirstOrThrow();
  return { ...ADDRESS, postalCode: String(first).padStart(4, '0'), countryCode: market };
};

/** The branch that has the most materials. */
const branchOf = async (market: string): Promise<string> => {
  const { code } = await db
    .selectFrom('erp.center_stock as s')
    .innerJoin('erp.service_centers as c', 'c.code', 's.center')
    .select('c.code')
    .where('c.market', '=', market)
    .groupBy('c.code')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('c.code')
    .limit(1)
    .executeTakeFirstOrThrow();
  return code;
};

const atBranch = async (market: string): Promise<StoredAddress> => {
  const id = await branchOf(market);
  return { ...ADDRESS, id, countryCode: market, shippingCondition: 'ZP', isServiceCenter: true };
};

/** A working day that is later than some goods come in, and earlier than others. */
const someDaysLater = addDays(TODAY, 15 - ((weekdayOf(addDays(TODAY, 15)) + 5) % 7));

const MODES: readonly Mode[] = [
  { name: 'by route', pile: 'atp' },
  { name: 'by express box', pile: 'fastbox', deliveryType: 'fastbox', address: inZone },
  { name: 'picked up', pile: 'center', address: atBranch },
  { name: 'on a later day', pile: 'atp', deliveryDate: someDaysLater },
  { name: 'combined', pile: 'atp', isCombined: true },
];

interface Material {
  number: string;
  min: number;
  multiplum: number;
  isClearance: boolean;
  isDirectDelivery: boolean;
  /** What lies of it at the plant, for the express box, and at the branch. */
  held: Readonly<Record<Pile, number>>;
}

/** Every material of a market, whatever its status; shuffled by its number, so that each part has some of each kind. */
const materialsOf = async ({ market, plant }: DemoBuyer): Promise<readonly Material[]> => {
  const { rows } = await sql<Material>`
    select m.sap_material_number as number, m.min_quantity::float as min, m.multiplum::float as multiplum,
      m.is_on_clearance_sale as "isClearance", m.is_direct_delivery_product as "isDirectDelivery",
      json_build_object('atp', coalesce(s.atp, 0)::float, 'fastbox', coalesce(s.fastbox, 0)::float,
        'center', coalesce(c.quantity, 0)::float) as held
    from materials m
    left join erp.stock s on s.sap_material_number = m.sap_material_number and s.plant = ${plant}
    left join erp.center_stock c on c.sap_material_number = m.sap_material_number and c.center = ${await branchOf(market)}
    where ${market} = any(m.markets) and m.material_group <> 'KITHDR'
    order by md5(m.sap_material_number)`.execute(db);
  return rows;
};

/** The least quantity, some of what lies there, or more than that: by the material's number. */
const quantityOf = ({ number, min, multiplum, held }: Material, { pile }: Mode): number => {
  const step = multiplum > 0 ? multiplum : 1;
  const least = Math.ceil(Math.max(min, step) / step) * step;
  const turn = Math.floor(Number(number) / 5) % 3;
  if (turn === 0) return least;
  const beyond = turn === 1 ? -2 : 3;
  return Math.max(least, (Math.floor(held[pile] / step) + beyond) * step);
};

interface Line {
  material: Material;
  quantity: number;
  isClearance: boolean;
  remnant?: number;
}

/**
 * A material's lines: what is on clearance sale is wanted both ways, every seventh in two lines that share its stock.
 */
const linesOf = (material: Material, mode: Mode): readonly Line[] => {
  const quantity = quantityOf(material, mode);
  const usual = { material, quantity, isClearance: false };
  if (material.isClearance) return [{ ...usual, isClearance: true }, usual];
  return Number(material.number) % 7 === 0 ? [usual, usual] : [usual];
};

/** Every left-over piece of cable of a plant, as a line of its own. */
const remnantsOf = async ({ plant }: DemoBuyer, materials: readonly Material[]): Promise<readonly Line[]> => {
  const byNumber = new Map(materials.map((material) => [material.number, material]));
  const pieces = await db
    .selectFrom('erp.remnants')
    .select(['sap_material_number', 'length'])
    .where('plant', '=', plant)
    .where('taken_by', 'is', null)
    .orderBy('remnant_id')
    .limit(10)
    .execute();
  return pieces.flatMap(({ sap_material_number: number, length }) => {
    const material = byNumber.get(number);
    const remnant = Number(length);
    return material === undefined ? [] : [{ material, quantity: remnant, isClearance: false, remnant }];
  });
};

const fillCart = async (buyer: DemoBuyer, mode: Mode, lines: readonly Line[]): Promise<string> => {
  const id = uuidv7();
  const address = await mode.address?.(buyer.market);
  await db
    .insertInto('carts')
    .values({
      id,
      contact_id: buyer.contactId,
      account_id: buyer.accountId,
      status: 'Initial',
      is_active: true,
      delivery_type: mode.deliveryType,
      delivery_date: mode.deliveryDate,
      combined_delivery: mode.isCombined,
      address: address && JSON.stringify(address),
    })
    .execute();
  const rows = lines.map(({ material, quantity, isClearance, remnant }, position) => ({
    id: uuidv7(),
    number: material.number,
    quantity,
    isClearance,
    remnant: remnant ?? null,
    isDirect: material.isDirectDelivery && mode.address === undefined,
    position,
  }));
  await sql`
    insert into cart_lines (id, cart_id, sap_material_number, quantity, is_clearance, cable_remnant, is_direct_delivery)
    select id, ${id}, number, quantity, "isClearance", remnant, "isDirect"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, number text, quantity numeric,
      "isClearance" boolean, remnant numeric, "isDirect" boolean, position integer)
    order by position`.execute(db);
  return id;
};

type Prices = OperationOutput<typeof getCartPrice>;
type Placed = OperationOutput<typeof createOrder>;

/** What the page sends: the cart exactly as it was shown. */
const bodyOf = (cartId: string, mode: Mode, shown: Prices): OperationInput<typeof createOrder>['body'] => ({
  Details: {
    CartId: cartId,
    CartVersion: shown.Version,
    SeenTotal: shown.CartPriceInfo.Total,
    DeliveryDate: mode.deliveryDate ?? shown.DeliveryOption?.DeliveryDate ?? null,
  },
  Items: shown.Docs.map(({ MaterialNo, ItemId, Quantity, Prices: prices, Stock }) => ({
    MaterialNo,
    CartItemId: ItemId ?? '',
    Quantity,
    NetPrice: prices?.NetPrice ?? null,
    ConfirmedQuantity: Stock.ConfirmedQuantity,
    DeliveryDate: Stock.DeliveryDate,
  })),
});

const idsOf = (docs: readonly PriceEntry[]): string[] => docs.map(({ ItemId }) => ItemId ?? '');

/** Removes lines as a command does: responses about the cart are cached by its version. */
const removeLines = async (cartId: string, ids: readonly string[]) => {
  if (ids.length === 0) return;
  await db
    .updateTable('cart_lines')
    .set({ removed_at: new Date(NOW) })
    .where('id', 'in', [...ids])
    .execute();
  await db.updateTable('carts').set({ version: sql`version + 1` }).where('id', '=', cartId).execute();
};

const orderAsShown = async (client: Client, cartId: string, mode: Mode) => {
  const shown = await client.answer(getCartPrice, { body: {} });
  const placed: Placed = await client.answer(createOrder, { body: bodyOf(cartId, mode, shown) });
  return { shown, placed };
};

/** A line of which the page shows that it can't be ordered: it has no price, or more of it is wanted than there is. */
const isShownAsBlocked = ({ Prices: prices, Stock }: PriceEntry): boolean =>
  prices === null || (Stock.ExceededQuantity > 0 && Stock.IsDeliveryUnknown);

/** The page shows what is not sold to the buyer as invalid. */
const expectShownAsInvalid = async (client: Client, lineIds: readonly string[]) => {
  const { CartItems } = await client.answer(getCart);
  const valid = new Set(CartItems.filter(({ IsInvalid }) => !IsInvalid).map(({ CartItemId }) => CartItemId));
  expect(lineIds.filter((id) => valid.has(id))).toEqual([]);
};

/**
 * Orders a cart as it is shown; takes out what the shop refuses, which must have been shown as that, until nothing is.
 */
const orderUntilTaken = async (client: Client, cartId: string, mode: Mode) => {
  for (let tried = 1; tried <= 4; tried += 1) {
    const { shown, placed } = await orderAsShown(client, cartId, mode);
    if (placed.OrderId !== null) return { shown, orderId: placed.OrderId };
    const info = placed.OrderValidationInfo;
    expect(info?.Total ?? null, 'the total that was shown').toBeNull();
    const questioned = info?.Lines.filter(({ MayBeAccepted }) => MayBeAccepted) ?? [];
    expect(questioned, 'lines that are asked about again').toEqual([]);
    const refused = info?.Lines.map(({ CartItemId }) => CartItemId) ?? [];
    const blocked = new Set(idsOf(shown.Docs.filter(isShownAsBlocked)));
    expect(refused.length).toBeGreaterThan(0);
    const others = refused.filter((id) => !blocked.has(id));
    if (others.length > 0) await expectShownAsInvalid(client, others);
    await removeLines(cartId, refused);
  }
  throw new Error('The cart is refused again and again');
};

/** Only what has a date can be combined. */
const removeUndated = async (client: Client, cartId: string) => {
  const { Docs } = await client.answer(getCartPrice, { body: {} });
  await removeLines(cartId, idsOf(Docs.filter(({ Stock }) => Stock.IsDeliveryUnknown)));
};

type Ordered = OperationOutput<typeof getOrder>;

/** What an order has of each line, as far as it was shown. */
const asOrdered = ({ Lines, DeliveryDate }: Ordered) =>
  Lines.map((line) => ({
    material: line.MaterialNo,
    quantity: line.Quantity,
    confirmed: line.ConfirmedQuantity,
    backOrder: line.BackOrderQuantity,
    date: line.BackOrderQuantity > 0 ? line.BackOrderDate : DeliveryDate,
  }));

const asShown = (docs: readonly PriceEntry[]) =>
  docs.map(({ MaterialNo, Quantity, Stock }) => ({
    material: MaterialNo,
    quantity: Quantity,
    confirmed: Stock.ConfirmedQuantity,
    backOrder: Stock.ExceededQuantity,
    date: Stock.DeliveryDate,
  }));

beforeAll(() => aDemo(db, { materials: MATERIALS, today: TODAY }));

describe('places an order without re-confirmation directly after display, with the shown values', () => {
  // Each material goes another way in each market: in the five of them, every way.
  test.each(MARKETS.map((market, turn) => ({ market, turn })))('for every material of $market', async (of) => {
    const [buyer] = (await demoBuyers(db)).filter(({ market }) => market === of.market);
    if (buyer === undefined) throw new Error(`No buyer in ${of.market}`);
    const client = await signedIn(buyer);
    const materials = await materialsOf(buyer);
    for (const [index, mode] of MODES.entries()) {
      const part = materials.filter(({ number }) => (Number(number) + of.turn) % MODES.length === index);
      const pieces = mode.deliveryType === 'fastbox' ? [] : await remnantsOf(buyer, materials);
      const cartId = await fillCart(buyer, mode, [...part.flatMap((material) => linesOf(material, mode)), ...pieces]);
      if (mode.isCombined) await removeUndated(client, cartId);
      const { shown, orderId } = await orderUntilTaken(client, cartId, mode);
      const ordered = await client.answer(getOrder, { params: { orderId } });
      if (mode.isCombined) expect(new Set(shown.Docs.map(({ Stock }) => Stock.DeliveryDate)).size).toBe(1);
      expect(asOrdered(ordered), mode.name).toEqual(asShown(shown.Docs));
      expect(ordered.Lines.length, mode.name).toBeGreaterThan(10);
    }
  });
});
