import { join } from 'node:path';
import { OWN_DESCRIPTIONS, openSapMock, readMetadataFile, SalesOrderRules } from './index.ts';

/** SAP's own descriptions are read from a folder, where one is given. */
const [port = '3190', folder] = process.argv.slice(2);
const descriptions = Object.entries(OWN_DESCRIPTIONS).map(([name, own]) =>
  folder === undefined ? own : readMetadataFile(join(folder, `${name}.edmx`)),
);

const mock = await openSapMock({
  metadata: descriptions,
  client: '100',
  user: 'GROSSIST',
  password: 'grossist',
  port: Number(port),
});
const orders = mock.service('API_SALES_ORDER_SRV');
orders.rules = new SalesOrderRules(orders.store, { now: Date.now });

const literals = (filter: string, property: string): readonly string[] =>
  [...filter.matchAll(new RegExp(`${property} eq '((?:[^']|'')*)'`, 'g'))].map(([, text = '']) =>
    text.replaceAll("''", "'"),
  );

// It sells whatever it is asked for, in every sales area.
mock.service('API_PRODUCT_SRV').store.provide('A_ProductSalesDelivery', async (filter) =>
  literals(filter, 'Product').map((Product) => ({
    Product,
    ProductSalesOrg: literals(filter, 'ProductSalesOrg')[0] ?? '',
    ProductDistributionChnl: literals(filter, 'ProductDistributionChnl')[0] ?? '',
    ProductSalesStatus: '',
    IsMarkedForDeletion: false,
  })),
);

process.stdout.write(`A stand-in of SAP answers at ${mock.url}, client 100, user GROSSIST, password grossist\n`);
process.once('SIGTERM', () => void mock.close());
process.once('SIGINT', () => void mock.close());
