import * as calls from '@grossist/contracts';
import type { Scene } from '../support/a-scene.ts';
import type { Client } from '../support/client.ts';
import { example } from './example.ts';

const paramsOf = ({ validation }: Scene) => ({ validationId: validation.id });

/** With the buyer as the customer; answers the version it has then. */
const forTheBuyer = async (scene: Scene, client: Client): Promise<number> => {
  const { Version } = await client.answer(calls.chooseCustomer, {
    params: paramsOf(scene),
    body: { Version: 1, AccountId: scene.account.id, ContactId: scene.buyer.contactId },
  });
  return Version;
};

const lineOf = ({ validation }: Scene): string => validation.lineIds[0] ?? '';

/** Orders of customers' systems, as support validates them. */
export const validationExamples = [
  example(calls.listOrderUploads, async ({ uploadOrder }, client) => {
    await uploadOrder(client);
    return {};
  }),
  example(calls.stopOrderUpload, async ({ uploadOrder }, client) => ({
    params: { uploadId: await uploadOrder(client) },
  })),
  example(calls.listOrderValidations, () => ({ query: { pageSize: 5 } })),
  example(calls.getOrderValidation, async (scene, client) => {
    await forTheBuyer(scene, client);
    return { params: paramsOf(scene) };
  }),
  example(calls.getOrderValidationLines, async (scene, client) => {
    await forTheBuyer(scene, client);
    return { params: paramsOf(scene), query: { search: scene.material.code } };
  }),
  example(calls.getLineVariations, async (scene, client) => {
    await forTheBuyer(scene, client);
    return { params: { ...paramsOf(scene), orderLineId: lineOf(scene) } };
  }),
  example(calls.findCustomersToChoose, ({ buyer }) => ({ query: { search: buyer.email } })),
  example(calls.chooseCustomer, (scene) => ({
    params: paramsOf(scene),
    body: { Version: 1, AccountId: scene.account.id },
  })),
  example(calls.changeValidatedLines, async (scene, client) => ({
    params: paramsOf(scene),
    body: {
      Version: await forTheBuyer(scene, client),
      Changes: [{ OrderLineId: lineOf(scene), ItemSAPMaterialNumber: scene.suggestion.sapMaterialNumber, Quantity: 3 }],
    },
  })),
  example(calls.refreshValidation, async (scene, client) => ({
    params: paramsOf(scene),
    body: { Version: await forTheBuyer(scene, client) },
  })),
  example(calls.placeValidatedOrder, async (scene, client) => ({
    params: paramsOf(scene),
    body: { Version: await forTheBuyer(scene, client), NotOrderedCount: 0 },
  })),
  example(calls.discardValidation, (scene) => ({ params: paramsOf(scene), body: { Version: 1 } })),
  example(calls.searchValidationLog, async (scene, client) => {
    await forTheBuyer(scene, client);
    return { params: { id: 'DK' }, body: { type: 'SoldTo' as const, textQuery: scene.account.soldTo } };
  }),
];
