import {
  addMultipleOrderLinesToCart,
  createOrder,
  getCart,
  getCartPrice,
  getOrder,
  getPrice,
  type PriceEntry,
} from '@grossist/contracts';
import { calendarDate, MARKETS } from '@grossist/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aDemo, type DemoBuyer, demoBuyers } from '../support/a-demo.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** A Wednesday morning, when branches are open in every market. */
const NOW = Date.parse('2026-11-25T10:00:00Z');
const { signedIn } = testApp(db, { now: () => NOW });

interface Material {
  number: string;
  quantity: number;
  clearance: number;
}

/** All clearance materials of a market that can be ordered, with the least quantity that is sold. */
const clearanceMaterials = async ({ market, plant }: DemoBuyer): Promise<readonly Material[]> => {
  const { rows } = await sql<Material>`
    select m.sap_material_number as number, coalesce(s.clearance, 0)::float as clearance,
      (ceil(greatest(m.min_quantity, m.multiplum, 1) / greatest(m.multiplum, 1)) * greatest(m.multiplum, 1))::float as quantity
    from materials m
    join erp.list_prices l on l.sap_material_number = m.sap_material_number and l.market = ${market}
    left join erp.stock s on s.sap_material_number = m.sap_material_number and s.plant = ${plant}
    where ${market} = any(m.markets) and m.is_on_clearance_sale and m.status in ('10', '33')
    order by m.sap_material_number`.execute(db);
  return rows;
};

/** Agrees net prices on two of three materials: one below every clearance price, one just below the list price. */
const agreeNetPrices = async ({ accountId, market }: DemoBuyer, materials: readonly Material[]): Promise<void> => {
  for (const [turn, share] of ['0.31', '0.97'].entries()) {
    const numbers = materials.filter((_, index) => index % 3 === turn).map(({ number }) => number);
    await sql`
      insert into erp.net_prices (sold_to, sap_material_number, currency, amount, per_quantity, content_hash)
      select a.sold_to, l.sap_material_number, l.currency, round(l.amount * ${share}::numeric, 4), l.per_quantity, ''::bytea
      from erp.list_prices l, accounts a
      where a.id = ${accountId} and l.market = ${market} and l.sap_material_number = any(${numbers}::text[])
      on conflict (sold_to, sap_material_number) do update set amount = excluded.amount,
        per_quantity = excluded.per_quantity`.execute(db);
  }
};

const pricesOf = ({ Prices: prices, MaterialNo }: PriceEntry) => {
  if (prices?.NetPrice == null || prices.NetUnitPrice === null) throw new Error(`${MaterialNo} has no net price`);
  return { ...prices, NetPrice: prices.NetPrice, NetUnitPrice: prices.NetUnitPrice };
};

/** The unit price that is shown times the quantity is the amount, and its percentage below the list price is right. */
const expectConsistent = (entry: PriceEntry): void => {
  const prices = pricesOf(entry);
  const { NetPrice, NetUnitPrice, PerQuantity, ListUnitPrice, CableCutFee, Bundles, Quantity } = {
    ...prices,
    Quantity: entry.Quantity,
  };
  const saved = Bundles.reduce((sum, { Saving }) => sum + Saving, 0);
  const goods = NetPrice - CableCutFee + saved;
  // Four decimals of an unrounded discount make up to half of the last one of a difference for each unit.
  const slack = 0.005_01 + (0.000_05 * Quantity) / PerQuantity;
  expect(Math.abs(goods - (NetUnitPrice * Quantity) / PerQuantity), entry.MaterialNo).toBeLessThanOrEqual(slack);
  const percent = (1 - NetUnitPrice / (ListUnitPrice ?? 0)) * 100;
  const shown = Number(/-?\d+([.,]\d+)?/.exec(prices.DiscountStr)?.[0]?.replace(',', '.') ?? '0');
  const rounding = 0.0051 + 0.005 / (ListUnitPrice ?? 1);
  expect(Math.abs(shown - percent), `${entry.MaterialNo} ${prices.PriceKind}`).toBeLessThan(rounding);
};

const askBoth = async (client: Client, materials: readonly Material[]) => {
  const ask = (OnClearanceSale: boolean) =>
    client.answer(getPrice, {
      body: materials.map(({ number, quantity }) => ({ MaterialNo: number, Quantity: quantity, OnClearanceSale })),
    });
  return { clearance: await ask(true), normal: await ask(false) };
};

beforeAll(() => aDemo(db, { materials: 5000, today: calendarDate('2026-11-25') }));

test.each(MARKETS)(
  'no clearance material of %s costs more than normally, and its amounts are right',
  async (market) => {
    const buyer = (await demoBuyers(db)).find((each) => each.market === market);
    if (buyer === undefined) throw new Error(`No buyer in ${market}`);
    const materials = await clearanceMaterials(buyer);
    expect(materials.length).toBeGreaterThan(20);
    await agreeNetPrices(buyer, materials);
    const client = await signedIn(buyer);

    const { clearance, normal } = await askBoth(client, materials);
    const kinds = new Set<string | null>();
    for (const [index, entry] of clearance.entries()) {
      const usual = normal[index];
      if (usual === undefined) throw new Error('Every material has both prices');
      const [onClearance, ordinary] = [pricesOf(entry), pricesOf(usual)];
      expect(onClearance.NetUnitPrice / onClearance.PerQuantity).toBeLessThanOrEqual(
        ordinary.NetUnitPrice / ordinary.PerQuantity,
      );
      expect(onClearance.ClearanceSalePrice).toBe(onClearance.NetUnitPrice);
      if (onClearance.NetUnitPrice === ordinary.NetUnitPrice) expect(onClearance.PriceKind).toBe(ordinary.PriceKind);
      else expect(onClearance.PriceKind).toBe('clearance-price');
      kinds.add(onClearance.PriceKind);
      expectConsistent(entry);
      expectConsistent(usual);
    }
    expect(kinds).toContain('net-price');
    expect(kinds).toContain('clearance-price');

    const query = materials.map(
      ({ number, quantity, clearance: stock }) => `${number};${Math.floor(stock) + quantity}`,
    );
    await client.answer(addMultipleOrderLinesToCart, { body: { query } });
    const { CartId, CartItems } = await client.answer(getCart);
    expect(CartItems.some(({ IsOnClearanceSale }) => IsOnClearanceSale)).toBe(true);
    const { Docs, CartPriceInfo, Version } = await client.answer(getCartPrice, { body: {} });
    for (const entry of Docs) expectConsistent(entry);
    const sum = Docs.reduce((total, entry) => total + Math.round(pricesOf(entry).NetPrice * 100), 0);
    expect(Math.round(CartPriceInfo.SubTotal * 100)).toBe(sum);

    const { OrderId, OrderValidationInfo } = await client.answer(createOrder, {
      body: {
        Details: { CartId, CartVersion: Version, SeenTotal: CartPriceInfo.Total, DeliveryDate: null },
        Items: Docs.map(({ MaterialNo, ItemId, Quantity, Prices: prices, Stock }) => ({
          MaterialNo,
          CartItemId: ItemId ?? '',
          Quantity,
          NetPrice: prices?.NetPrice ?? null,
          ConfirmedQuantity: Stock.ConfirmedQuantity,
          DeliveryDate: Stock.DeliveryDate,
        })),
      },
    });
    expect(OrderValidationInfo).toBeNull();
    const order = await client.answer(getOrder, { params: { orderId: OrderId ?? '' } });
    const asLine = (line: { MaterialNo: string; Quantity: number; NetPrice: number | null }) =>
      `${line.MaterialNo} ${line.Quantity} ${line.NetPrice}`;
    const shown = Docs.map((entry) => asLine({ ...entry, NetPrice: pricesOf(entry).NetPrice }));
    expect(order.Lines.map(asLine).toSorted()).toEqual(shown.toSorted());
  },
);
