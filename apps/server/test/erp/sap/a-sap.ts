import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { Database } from '../../../src/db/index.ts';
import { openEmbeddedErp } from '../../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp } from '../../../src/gateways/erp/port.ts';
import { openSapErp, type SapSettings, sapOrderSender } from '../../../src/gateways/erp/sap/index.ts';
import {
  type House,
  type Metadata,
  OWN_DESCRIPTIONS,
  openSapMock,
  SalesOrderRules,
  type SapMock,
} from './mock/index.ts';

export const PASSWORD = 'Secret/Passwort+1';

/** A sales area for each market: DK has 1000, DE 2000 … */
export const AREAS: SapSettings['areas'] = {
  DK: { organization: '1000', channel: '10', division: '00' },
  DE: { organization: '2000', channel: '10', division: '00' },
  SE: { organization: '3000', channel: '10', division: '00' },
  NL: { organization: '4000', channel: '10', division: '00' },
  NO: { organization: '5000', channel: '10', division: '00' },
};

const ORGANIZATIONS = new Map(Object.entries(AREAS).map(([market, area]) => [market, area.organization]));

/** What the product service says of the materials that builders write. */
const productsOf = (db: Database) => async () => {
  const materials = await db.selectFrom('materials').select(['sap_material_number', 'status', 'markets']).execute();
  return materials.flatMap(({ sap_material_number: Product, status, markets }) =>
    markets.map((market) => ({
      Product,
      ProductSalesOrg: ORGANIZATIONS.get(market) ?? '',
      ProductDistributionChnl: '10',
      ProductSalesStatus: status,
      IsMarkedForDeletion: false,
    })),
  );
};

export interface SapUnderTest {
  mock: SapMock;
  settings: SapSettings;
  /** What was logged. */
  lines: string[];
  erp(now?: () => number): Erp;
  /** Sends what waits. */
  send(): Promise<number>;
}

/**
 * SAP with its two services, in front of what the builders write into a database.
 * @param metadata descriptions of the services; our own unless given
 */
export const aSap = async (
  db: Database,
  {
    house = {},
    settings = {},
    metadata = Object.values(OWN_DESCRIPTIONS),
  }: { house?: Partial<House>; settings?: Partial<SapSettings>; metadata?: readonly Metadata[] } = {},
): Promise<SapUnderTest> => {
  const mock = await openSapMock({ metadata, client: '100', user: 'GROSSIST', password: PASSWORD });
  afterAll(() => mock.close());
  const orders = mock.service('API_SALES_ORDER_SRV');
  orders.rules = new SalesOrderRules(orders.store, { now: Date.now, ...house });
  mock.service('API_PRODUCT_SRV').store.provide('A_ProductSalesDelivery', productsOf(db));
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const used: SapSettings = {
    url: mock.url,
    client: '100',
    authorization: { kind: 'basic', user: 'GROSSIST', password: PASSWORD },
    timeoutMs: 30_000,
    fetch,
    log,
    now: Date.now,
    areas: AREAS,
    units: { PCE: 'PC', MTR: 'M' },
    priceCondition: undefined,
    textIds: { header: 'TX01', item: '0001' },
    ...settings,
  };
  return {
    mock,
    settings: used,
    lines,
    erp: (now) => openSapErp({ db, settings: used, elsewhere: openEmbeddedErp(db, now) }),
    send: sapOrderSender({ db, settings: used }),
  };
};

/** Rows of a set of the sales-order service. */
export const rowsInSap = async ({ mock }: SapUnderTest, name: string) => {
  const { store, metadata } = mock.service('API_SALES_ORDER_SRV');
  const set = metadata.sets.get(name);
  return set === undefined ? [] : store.rows(set);
};

/** All orders that stand in SAP. */
export const ordersInSap = (sap: SapUnderTest) => rowsInSap(sap, 'A_SalesOrder');
