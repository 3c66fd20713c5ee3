import * as calls from '@grossist/contracts';
import type { Client } from '../../support/client.ts';
import { SCENE_CLASS, SCENE_FEATURE } from '../../support/house-content.ts';
import { FIVE_A_PAGE, type Requests } from './prepare.ts';

const twoSynonyms = async (client: Client): Promise<void> => {
  await client.answer(calls.createSynonyms, { body: { Language: 'en', Words: ['breaker', 'switch'] } });
  await client.answer(calls.createSynonyms, { body: { Language: 'da', Words: ['kabel', 'ledning'] } });
};

/** Requests of the people of the house. */
export const houseRequests: Requests = {
  facetVisibilityGetEtimAttributes: [
    async (_, client) => {
      const body = { etimAttributeId: SCENE_FEATURE, language: 'da' as const, displayOverridePct: 12 };
      await client.answer(calls.setDisplayOverridePct, { body });
      return { query: { language: 'da', etimClassId: SCENE_CLASS } };
    },
  ],
  removeDisplayOverridePct: [
    async (_, client) => {
      const body = { etimAttributeId: SCENE_FEATURE, language: 'da' as const, displayOverridePct: 12 };
      await client.answer(calls.setDisplayOverridePct, { body });
      return { body: { etimAttributeId: SCENE_FEATURE, language: 'da' } };
    },
  ],
  getSynonyms: [
    async (_, client) => {
      await twoSynonyms(client);
      return FIVE_A_PAGE;
    },
  ],
  importSynonyms: [
    async (_, client) => {
      await twoSynonyms(client);
      return { body: { Csv: 'da;both;lampe;lys' } };
    },
  ],
  signMediaUpload: [() => ({ query: {} })],
  listMediaUploads: [
    async ({ aMediaUpload }) => {
      await aMediaUpload();
      await aMediaUpload();
      return { query: {} };
    },
  ],
  getMessages: [() => ({ query: {} })],
  getMatters: [() => ({ query: {} })],
  listImports: [() => ({ query: {} })],
  getImportLines: [({ importRun }) => ({ params: { importId: importRun.id }, query: {} })],
  listOrderValidations: [() => ({ query: {} })],
  getAuditTrail: [() => ({ query: {} })],
  tryMatterAgain: [
    async ({ matter }, client) => {
      const params = { id: matter.id };
      await client.answer(calls.seeToMatter, { params, body: { Remark: 'By hand' } });
      return { params, body: { AlthoughSeen: true } };
    },
  ],
  placeValidatedOrder: [
    async ({ addressedValidation, account, buyer }, client) => {
      const params = { validationId: addressedValidation.id };
      const { Version: seen } = await client.answer(calls.getOrderValidation, { params });
      const { Version } = await client.answer(calls.chooseCustomer, {
        params,
        body: { Version: seen, AccountId: account.id, ContactId: buyer.contactId },
      });
      return { params, body: { Version, NotOrderedCount: 0, ToDocumentAddress: true } };
    },
  ],
  getOrderValidationLines: [({ longValidation }) => ({ params: { validationId: longValidation.id }, query: {} })],
  searchValidationLog: [
    () => ({ params: { id: 'all' }, body: { type: 'SoldTo', textQuery: '' } }),
    () => ({
      params: { id: 'all' },
      body: { type: 'DateRange', fromDateQueryString: '2020-01-01', toDateQueryString: '2090-01-01' },
    }),
  ],
};
