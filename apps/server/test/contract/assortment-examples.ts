import * as calls from '@grossist/contracts';
import type { Scene } from '../support/a-scene.ts';
import { type Example, example } from './example.ts';

const theCompany = ({ buyer }: Scene) => ({ customerId: buyer.company.id, customerType: 'company' as const });

/** Which customer sees which materials. */
export const assortmentExamples: readonly Example[] = [
  example(calls.getCustomerCompanies, ({ buyer }) => ({
    query: { language: 'da-DK' as const, search: buyer.company.code },
  })),
  example(calls.getUsersOfCompany, ({ buyer }) => ({ params: { id: buyer.company.id }, query: {} })),
  example(calls.getCustomerAccounts, ({ account }) => ({ query: { search: account.soldTo } })),
  example(calls.getUsersOfAccount, ({ account }) => ({ params: { id: account.id }, query: {} })),
  example(calls.getCustomerUsers, ({ buyer }) => ({ query: { search: buyer.email } })),
  example(calls.getAssortments, (scene) => ({
    query: { ...theCompany(scene), filteringType: 'all' as const, search: scene.assortment.code },
  })),
  example(calls.addAssortmentRelation, (scene) => ({ params: { id: scene.assortment.id }, body: theCompany(scene) })),
  example(calls.getAssortmentRelations, async (scene, client) => {
    await client.answer(calls.addAssortmentRelation, { params: { id: scene.assortment.id }, body: theCompany(scene) });
    return { params: { id: scene.assortment.id }, query: {} };
  }),
  example(calls.removeAssortmentRelation, async (scene, client) => {
    const { RelationId } = await client.answer(calls.addAssortmentRelation, {
      params: { id: scene.assortment.id },
      body: theCompany(scene),
    });
    return { params: { relationId: RelationId } };
  }),
  example(calls.getAssortmentCustomer, (scene) => ({ query: theCompany(scene) })),
  example(calls.getAssortment, (scene) => ({ params: { id: scene.assortment.id }, query: {} })),
  example(calls.getAssortmentEffect, (scene) => ({
    params: { id: scene.assortment.id },
    query: { ...theCompany(scene), change: 'add' as const },
  })),
  example(calls.getMaterialVisibility, (scene) => ({
    query: { ...theCompany(scene), materialNo: scene.exclusiveMaterial.sapMaterialNumber },
  })),
  example(calls.seeShopAs, (scene) => ({ body: theCompany(scene) })),
  example(calls.stopSeeingShopAs, () => ({})),
];
