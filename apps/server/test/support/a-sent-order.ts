import type { DeliveryType } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { type TestBuyer } from './a-buyer.ts';
import { addLines } from './a-cart.ts';
import type { Account } from './a-company.ts';
import { aMaterial, type Material } from './a-material.ts';
import { unique } from './unique.ts';

export interface SentLine {
  material: Material;
  quantity?: string;
  /** What stock did not cover. */
  backOrdered?: string;
  backOrderDate?: string | null;
  netAmount?: string;
  salesUnit?: string;
  name?: string;
}

export interface SentOrderTraits {
  buyer: TestBuyer;
  /** The buyer's first by default. */
  account?: Account;
  /** One of a piece by default. */
  lines?: readonly SentLine[];
  /** In the summer of 2025 by default, so that all of it has come. */
  orderedAt?: Date;
  deliveryDate?: string;
  deliveryType?: DeliveryType;
  isPickup?: boolean;
  name?: string;
  reference?: string;
  project?: string;
  total?: string;
  source?: 'shop' | 'punchout' | 'support';
}

export interface SentOrder {
  id: string;
  salesOrderId: string;
  lines: readonly { lineNumber: number; material: Material }[];
}

const LONG_AGO = '2025-06-02T09:00:00Z';
const DAY_MS = 86_400_000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** An order as it is stored in the shop and in its embedded ERP, without checking the rules. */
export const aSentOrder = async (db: Database, traits: SentOrderTraits): Promise<SentOrder> => {
  const { buyer, orderedAt = new Date(LONG_AGO), deliveryType = 'normal' } = traits;
  const account = traits.account ?? buyer.accounts[0];
  if (account === undefined) throw new Error('A buyer without accounts orders nothing');
  const wanted = traits.lines ?? [{ material: await aMaterial(db, { market: buyer.company.market }) }];
  const [id, cartId] = [uuidv7(), uuidv7()];
  const salesOrderId = `46${String(unique()).padStart(8, '0')}`;
  const deliveryDate = traits.deliveryDate ?? dayOf(orderedAt.getTime() + DAY_MS);
  const orderType = deliveryType === 'fastbox' ? 'ZFB' : 'ZOR';
  const { contactId } = buyer;
  await db
    .insertInto('carts')
    .values({ id: cartId, contact_id: contactId, account_id: account.id, status: 'Sent', is_active: false })
    .execute();
  const lines = wanted.map((line, index) => ({
    ...line,
    lineNumber: (index + 1) * 10,
    quantity: line.quantity ?? '1',
  }));
  await addLines(db, cartId, lines);
  const confirmedOf = (line: (typeof lines)[number]) => String(Number(line.quantity) - Number(line.backOrdered ?? '0'));
  await db
    .insertInto('orders')
    .values({
      id,
      cart_id: cartId,
      cart_version: 1,
      sales_order_id: salesOrderId,
      order_type: orderType,
      contact_id: contactId,
      company_id: buyer.company.id,
      account_id: account.id,
      sold_to: account.soldTo,
      sold_to_name: 'Account',
      ordered_by: buyer.name,
      name: traits.name ?? '',
      customer_reference: traits.reference ?? '',
      project_number: traits.project ?? '',
      delivery_type: deliveryType,
      delivery_date: deliveryDate,
      address: null,
      currency: 'DKK',
      sub_total: '100.00',
      duties: '0.00',
      freight: '0.00',
      vat_percent: '25.00',
      vat: '25.00',
      total: traits.total ?? '125.00',
      line_count: lines.length,
      has_back_order: lines.some(({ backOrdered = '0' }) => Number(backOrdered) > 0),
      ordered_at: orderedAt,
      source: traits.source ?? 'shop',
    })
    .execute();
  await db
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        order_id: id,
        line_number: line.lineNumber,
        cart_line_id: uuidv7(),
        sap_material_number: line.material.sapMaterialNumber,
        code: line.material.code,
        names: JSON.stringify({ en: line.name ?? `Thing ${line.material.code}` }),
        type_designation: 'T-1',
        sales_unit: line.salesUnit ?? 'PCE',
        quantity: line.quantity,
        confirmed: confirmedOf(line),
        back_ordered: line.backOrdered ?? '0',
        back_order_date: line.backOrderDate ?? null,
        is_clearance: false,
        note: '',
        additional_note: '',
        accounting_string1: '',
        accounting_string2: '',
        net_unit_price: '10',
        per_quantity: '1',
        net_amount: line.netAmount ?? '10.00',
        duties: '0.00',
      })),
    )
    .execute();
  await db
    .insertInto('erp.sales_orders')
    .values({
      order_id: id,
      sales_order_id: salesOrderId,
      sold_to: account.soldTo,
      order_type: orderType,
      taken_at: orderedAt,
      delivery_type: deliveryType,
      is_pickup: traits.isPickup ?? false,
      delivery_date: deliveryDate,
    })
    .execute();
  await db
    .insertInto('erp.sales_order_lines')
    .values(
      lines.map((line) => ({
        order_id: id,
        line_number: line.lineNumber,
        sap_material_number: line.material.sapMaterialNumber,
        plant: '2001',
        quantity: line.quantity,
        confirmed: confirmedOf(line),
        back_ordered: line.backOrdered ?? '0',
        back_order_date: line.backOrderDate ?? null,
      })),
    )
    .execute();
  return { id, salesOrderId, lines: lines.map(({ lineNumber, material }) => ({ lineNumber, material })) };
};
