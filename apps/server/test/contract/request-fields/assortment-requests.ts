import * as calls from '@grossist/contracts';
import type { Client } from '../../support/client.ts';
import type { RichScene } from '../rich-scene.ts';
import type { Requests } from './prepare.ts';

const SORTED = { query: { search: 'sorted' } };

const theCompany = ({ sorted }: RichScene) => ({ customerId: sorted.company.id, customerType: 'company' as const });

const relate = (scene: RichScene, client: Client) =>
  client.answer(calls.addAssortmentRelation, { params: { id: scene.assortment.id }, body: theCompany(scene) });

/** Requests of assortment administrators. */
export const assortmentRequests: Requests = {
  getCustomerCompanies: [() => SORTED],
  getUsersOfCompany: [({ sorted }) => ({ ...SORTED, params: { id: sorted.company.id } })],
  getCustomerAccounts: [() => SORTED],
  getUsersOfAccount: [({ sorted }) => ({ ...SORTED, params: { id: sorted.account.id } })],
  getCustomerUsers: [() => SORTED],
  getAssortments: [
    async (scene, client) => {
      await relate(scene, client);
      return { query: theCompany(scene) };
    },
  ],
  getAssortmentRelations: [
    async (scene, client) => {
      await relate(scene, client);
      await client.answer(calls.addAssortmentRelation, {
        params: { id: scene.assortment.id },
        body: { customerId: scene.sorted.account.id, customerType: 'account' },
      });
      return { params: { id: scene.assortment.id }, query: {} };
    },
  ],
};
