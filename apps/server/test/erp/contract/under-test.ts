import { type Market, marketFacts, quantityOf } from '@grossist/domain';
import type { Database } from '../../../src/db/index.ts';
import type { CartAsk, Erp, ErpCustomer, PriceAsk } from '../../../src/gateways/erp/port.ts';
import { plantOf } from '../../support/a-company.ts';
import type { Material } from '../../support/a-material.ts';

/** An ERP in front of what the builders write into a database, at any moment that a test wants. */
export interface ErpUnderTest {
  db: Database;
  open(now: () => number): Erp;
}

/** A Monday morning in Copenhagen, before any cut-off; the week has no holiday. */
export const MONDAY = '2026-03-02T10:00:00+01:00';

export const at = ({ open }: ErpUnderTest, moment: string = MONDAY): Erp => open(() => Date.parse(moment));

export const aCustomer = (market: Market = 'DK', traits: Partial<ErpCustomer> = {}): ErpCustomer => ({
  soldTo: '700001',
  market,
  currency: marketFacts(market).currency,
  customerGroup: 'A',
  plant: plantOf(market),
  ...traits,
});

/** One piece, an ordinary purchase, by default. */
export const ask = (
  material: Pick<Material, 'sapMaterialNumber'>,
  quantity: string | number = 1,
  traits: Partial<PriceAsk> = {},
): PriceAsk => ({
  key: material.sapMaterialNumber,
  sapMaterialNumber: material.sapMaterialNumber,
  quantity: quantityOf(quantity),
  isOnClearanceSale: false,
  isCableCut: false,
  ...traits,
});

export const cartOf = (lines: readonly PriceAsk[], traits: Partial<CartAsk> = {}): CartAsk => ({
  deliveryType: 'normal',
  isPickup: false,
  lines: lines.map((line, index) => ({ ...line, key: `line ${index + 1}` })),
  ...traits,
});
