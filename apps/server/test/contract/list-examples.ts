import * as calls from '@grossist/contracts';
import type { Scene } from '../support/a-scene.ts';
import type { Client } from '../support/client.ts';
import { example } from './example.ts';

type Lines = Awaited<ReturnType<typeof linesOf>>;

const linesOf = async (client: Client, id: string) =>
  (await client.answer(calls.getVariationListLines, { params: { id } })).PageItems;

/** An own list of two materials, by the scene's buyer. */
export const anOwnList = async (client: Client, { material, suggestion }: Scene): Promise<string> => {
  const { Id } = await client.answer(calls.createVariationList, { body: { Name: 'The van', Description: 'Always' } });
  const sapMaterialNumbersToAdd = [material.sapMaterialNumber, suggestion.sapMaterialNumber];
  await client.answer(calls.patchVariationList, { params: { id: Id }, body: { sapMaterialNumbersToAdd } });
  return Id;
};

const withLines = async (client: Client, scene: Scene): Promise<{ id: string; lines: Lines }> => {
  const id = await anOwnList(client, scene);
  return { id, lines: await linesOf(client, id) };
};

/** An own list with a subscriber. */
export const aSharedList = async (client: Client, scene: Scene): Promise<{ id: string; subscriberId: string }> => {
  const id = await anOwnList(client, scene);
  const { contactId } = await scene.aColleague();
  await client.answer(calls.addListSubscribers, { params: { id }, body: { subscribers: [{ Id: contactId }] } });
  return { id, subscriberId: contactId };
};

const lists = [
  example(calls.getVariationLists, () => ({})),
  example(calls.getVariationList, async (scene, client) => ({ params: { id: await anOwnList(client, scene) } })),
  example(calls.createVariationList, () => ({ body: { Name: 'The bathroom', Description: '' } })),
  example(calls.updateVariationList, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    body: { Name: 'The kitchen', Description: '' },
  })),
  example(calls.deleteVariationList, async (scene, client) => ({ params: { id: await anOwnList(client, scene) } })),
  example(calls.getEditableVariationLists, async (scene, client) => {
    await anOwnList(client, scene);
    return { query: { SapMaterialNumber: scene.material.sapMaterialNumber } };
  }),
  example(calls.getVariationListLimit, () => ({})),
  example(calls.setDefaultVariationList, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    query: { IsDefault: 'true' as const },
  })),
  example(calls.copyVariationList, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    body: { Name: 'The other van' },
  })),
  example(calls.getDeletedVariationLists, async (scene, client) => {
    await client.answer(calls.deleteVariationList, { params: { id: await anOwnList(client, scene) } });
    return {};
  }),
  example(calls.restoreVariationList, async (scene, client) => {
    const id = await anOwnList(client, scene);
    await client.answer(calls.deleteVariationList, { params: { id } });
    return { params: { id } };
  }),
  example(calls.getCompanyVariationLists, async (scene, client) => {
    for (let made = 0; made < 2; made += 1) await aSharedList(client, scene);
    await scene.becomeUserAdmin(client);
    return { query: {} };
  }),
  example(calls.takeOverVariationList, async (scene, client) => {
    await scene.becomeUserAdmin(client);
    return { params: { id: await scene.aListWithoutOwner() } };
  }),
];

const lines = [
  example(calls.getVariationListLines, async (scene, client) => {
    const {
      id,
      lines: [first, last],
    } = await withLines(client, scene);
    const body = {
      Lines: [
        { LineId: last?.LineId ?? '', AfterLineId: null },
        { LineId: first?.LineId ?? '', Note: 'n' },
      ],
    };
    await client.answer(calls.changeVariationListLines, { params: { id }, body });
    return { params: { id }, query: {} };
  }),
  example(calls.addVariationToList, async (scene, client) => {
    const { Id } = await client.answer(calls.createVariationList, { body: { Name: 'The van' } });
    return { params: { id: Id }, body: { VariationId: scene.material.sapMaterialNumber } };
  }),
  example(calls.removeVariationFromList, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    query: { VariationId: scene.material.sapMaterialNumber },
  })),
  example(calls.patchVariationList, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    body: {
      sapMaterialNumbersToRemove: [scene.material.sapMaterialNumber, scene.suggestion.sapMaterialNumber],
      sapMaterialNumbersToAdd: [scene.line.material.sapMaterialNumber, scene.suggestion.sapMaterialNumber],
    },
  })),
  example(calls.changeVariationListLines, async (scene, client) => {
    const {
      id,
      lines: [, last],
    } = await withLines(client, scene);
    const LineId = last?.LineId ?? '';
    return { params: { id }, body: { Lines: [{ LineId, UsualQuantity: 5, Note: 'Spare', AfterLineId: null }] } };
  }),
  example(calls.addLinesToVariationList, ({ material }) => ({
    body: { Lines: [{ SapMaterialNumber: material.sapMaterialNumber, UsualQuantity: 5, Note: 'Spare' }] },
  })),
  example(calls.restoreVariationListLines, async (scene, client) => {
    const {
      id,
      lines: [first],
    } = await withLines(client, scene);
    const query = { VariationCode: first?.Code ?? '' };
    await client.answer(calls.removeVariationFromList, { params: { id }, query });
    return { params: { id }, body: { LineIds: [first?.LineId ?? ''] } };
  }),
  example(calls.getVariationListMemberships, async (scene, client) => {
    await anOwnList(client, scene);
    return { query: { SapMaterialNumbers: scene.material.sapMaterialNumber } };
  }),
];

const subscribers = [
  example(calls.getPotentialSubscribers, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    query: {},
  })),
  example(calls.addListSubscribers, async (scene, client) => {
    const { contactId } = await scene.aColleague();
    return { params: { id: await anOwnList(client, scene) }, body: { subscribers: [{ Id: contactId }] } };
  }),
  example(calls.removeListSubscriber, async (scene, client) => ({ params: await aSharedList(client, scene) })),
  example(calls.removeListSubscribers, async (scene, client) => {
    const { id, subscriberId } = await aSharedList(client, scene);
    return { params: { id }, body: { subscribers: [{ Id: subscriberId }] } };
  }),
  example(calls.setListPermissions, async (scene, client) => {
    const { id, subscriberId } = await aSharedList(client, scene);
    return { params: { id }, body: { subscribers: [{ Id: subscriberId }] } };
  }),
];

const use = [
  example(calls.importVariationList, async (scene, client) => ({
    body: {
      ListId: await anOwnList(client, scene),
      FileName: 'list.csv',
      Content: Buffer.from(
        `SAP number;Quantity;Note\n${scene.line.material.sapMaterialNumber};1.234;Spare\n999;1;\n`,
      ).toString('base64'),
    },
  })),
  example(calls.addListToCart, async (scene, client) => ({ params: { id: await anOwnList(client, scene) }, body: {} })),
  example(calls.addOrderLinesToVariationList, async (scene, client) => {
    const { material } = scene;
    await client.answer(calls.addToCart, { body: { Code: material.code, Quantity: 2 } });
    return { body: { Name: 'Once more', Source: 'cart' as const } };
  }),
  example(calls.getVariationListChanges, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    query: {},
  })),
  example(calls.markVariationListSeen, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    body: {},
  })),
  example(calls.setVariationListMail, async (scene, client) => ({
    params: { id: await anOwnList(client, scene) },
    body: { WantsMail: true },
  })),
];

/** Lists of materials, their lines and their subscribers, files and orders of them, and what changed on them. */
export const listExamples = [...lists, ...lines, ...subscribers, ...use];
