import { join } from 'node:path';
import { openSapMock, readMetadataFile, SalesOrderRules } from './index.ts';

const [folder = '../shared/data/sap', port = '3190'] = process.argv.slice(2);

const mock = await openSapMock({
  metadata: ['API_SALES_ORDER_SRV', 'API_PRODUCT_SRV'].map((name) => readMetadataFile(join(folder, `${name}.edmx`))),
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
