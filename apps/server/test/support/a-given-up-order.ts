import type { Database } from '../../src/db/index.ts';
import { aBuyer, type TestBuyer } from './a-buyer.ts';
import type { Material } from './a-material.ts';
import { aSentOrder } from './a-sent-order.ts';

export interface GivenUpOrderTraits {
  buyer?: TestBuyer;
  /** What was ordered; a material of its own unless given. */
  material?: Material;
  total?: string;
  /** The last message from SAP. */
  answer?: string;
  givenUpAt?: Date;
}

export interface GivenUpOrder {
  id: string;
  salesOrderId: string;
  buyer: TestBuyer;
}

/** An order of one line that SAP refused until the shop gave it up. */
export const aGivenUpOrder = async (db: Database, traits: GivenUpOrderTraits = {}): Promise<GivenUpOrder> => {
  const buyer = traits.buyer ?? (await aBuyer(db));
  const { id, salesOrderId, lines } = await aSentOrder(db, {
    buyer,
    ...(traits.total !== undefined && { total: traits.total }),
    ...(traits.material !== undefined && { lines: [{ material: traits.material }] }),
  });
  const ask = {
    market: 'DK' as const,
    currency: 'DKK' as const,
    soldTo: buyer.accounts[0]?.soldTo ?? '',
    orderType: 'ZOR' as const,
    shippingCondition: 'ZN',
    shipTo: null,
    deliveryDate: null,
    isCombinedDelivery: false,
    lines: [],
  };
  await db
    .insertInto('sap_orders')
    .values({
      order_id: id,
      sales_order_id: salesOrderId,
      ask: JSON.stringify(ask),
      state: 'given-up',
      attempts: 12,
      refusals: 12,
      given_up_at: traits.givenUpAt ?? new Date(),
      last_failure: traits.answer ?? 'SAP answers 400 VP/101: Customer is blocked',
    })
    .execute();
  await db
    .insertInto('sap_order_lines')
    .values(
      lines.map(({ lineNumber, material }) => ({
        order_id: id,
        line_number: lineNumber,
        sap_material_number: material.sapMaterialNumber,
        plant: 'DK01',
        pile: 'atp',
        reserved: '1',
      })),
    )
    .execute();
  return { id, salesOrderId, buyer };
};
