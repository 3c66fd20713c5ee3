import * as calls from '@grossist/contracts';
import type { Requests } from './prepare.ts';

const base64 = (rows: readonly string[]): string => Buffer.from(rows.join('\n')).toString('base64');

/** Requests about kits. */
export const kitRequests: Requests = {
  getSmartKit: [({ smartKit }) => ({ query: { smartKitId: smartKit.id } })],
  getKitTemplates: [
    async ({ template }, client) => {
      await client.answer(calls.copyKitTemplate, { params: { id: template.id } });
      return { query: {} };
    },
  ],
  getKitTemplatesByBase: [
    async ({ template }, client) => {
      await client.answer(calls.copyKitTemplate, { params: { id: template.id } });
      return { query: {} };
    },
  ],
  importKitsCsv: [
    ({ smartKit, material }) => ({
      params: { id: smartKit.id },
      body: { FileName: 'kit_Stairs.csv', Content: base64(['SAP number;Quantity', `${material.sapMaterialNumber};3`]) },
    }),
  ],
  restoreKits: [
    async ({ projectKit }, client) => {
      const ids = projectKit.items.slice(0, 1).map(({ id }) => id);
      await client.answer(calls.deleteKitItems, { params: { id: projectKit.id }, body: ids });
      return { body: { itemIds: ids } };
    },
  ],
  restoreKitTemplates: [
    async ({ template }, client) => {
      const ids = template.items.slice(0, 1).map(({ id }) => id);
      await client.answer(calls.deleteKitTemplateItems, { params: { id: template.id }, body: ids });
      return { body: { itemIds: ids } };
    },
  ],
};
