import * as calls from '@grossist/contracts';
import { type Example, example } from './example.ts';

const projects: readonly Example[] = [
  example(calls.createSmartKit, ({ kitDraft }) => ({ body: { cartId: kitDraft.id, projectName: 'Stairs 3' } })),
  example(calls.updateProjectName, ({ smartKit }) => ({ params: { id: smartKit.id }, body: { name: 'Stairs 4' } })),
  example(calls.getSmartKitLastModified, ({ smartKit }) => ({ params: { id: smartKit.id } })),
  example(calls.getSmartKit, ({ kitDraft }) => ({ query: { cartId: kitDraft.id } })),
  example(calls.getRecentSmartKits, () => ({ query: {} })),
  example(calls.getKitPrice, ({ smartKit, projectKit }) => ({ params: { id: smartKit.id, draftId: projectKit.id } })),
  example(calls.getProjectPrice, ({ smartKit }) => ({ params: { id: smartKit.id } })),
  example(calls.getKitSheet, ({ smartKit }) => ({ params: { id: smartKit.id } })),
  example(calls.setKitQuantities, ({ smartKit, projectKit, material }) => ({
    params: { id: smartKit.id },
    body: { cells: [{ kitId: projectKit.id, sapMaterialNumber: material.sapMaterialNumber, quantity: 3 }] },
  })),
  example(calls.orderKits, async ({ smartKit }, client) => {
    const { kits: all } = await client.answer(calls.getKitSheet, { params: { id: smartKit.id } });
    return { params: { id: smartKit.id }, body: all.map(({ id }) => id).toReversed() };
  }),
  example(calls.addKit, ({ smartKit }) => ({ params: { id: smartKit.id }, body: { headerDescription: '2nd left' } })),
  example(calls.addKitCopies, ({ smartKit, kit }) => ({
    params: { id: smartKit.id },
    body: { kitId: kit.id, amountOfCopies: 2 },
  })),
  example(calls.addKitsFromTemplates, ({ smartKit, template }) => ({
    params: { id: smartKit.id },
    body: [
      { templateId: template.id, headerDescription: '2nd left' },
      { templateId: template.id, headerDescription: null },
    ],
  })),
  example(calls.addKitsFromSmartKit, ({ smartKit }) => ({
    params: { id: smartKit.id },
    body: { smartKitId: smartKit.id },
  })),
  example(calls.addKitsFromOrder, ({ smartKit, deliveredOrder }) => ({
    params: { id: smartKit.id },
    body: { orderId: deliveredOrder.id },
  })),
  example(calls.getCartKits, ({ kitDraft }) => ({ query: { cartId: kitDraft.id } })),
  example(calls.addKitsFromCart, ({ smartKit, cart }) => ({
    params: { id: smartKit.id },
    body: { cartId: cart.id, lines: [cart.lines[0]?.id ?? ''], headerDescription: '2nd left', amountOfCopies: 2 },
  })),
  example(calls.deleteKits, ({ smartKit, projectKit }) => ({ params: { id: smartKit.id }, body: [projectKit.id] })),
  example(calls.deleteSmartKit, ({ smartKit }) => ({ body: { id: smartKit.id } })),
  example(calls.restoreSmartKit, async ({ smartKit }, client) => {
    await client.answer(calls.deleteSmartKit, { body: { id: smartKit.id } });
    return { body: { id: smartKit.id } };
  }),
  example(calls.importKitsCsv, ({ smartKit, material }) => {
    const rows = ['Kit;SAP number;Quantity', `2nd left;${material.sapMaterialNumber};3`, '2nd left;nothing;1'];
    return {
      params: { id: smartKit.id },
      body: { FileName: 'kit_Stairs.csv', Content: Buffer.from(rows.join('\n')).toString('base64') },
    };
  }),
];

const kits: readonly Example[] = [
  example(calls.getKitDraft, ({ projectKit }) => ({ params: { id: projectKit.id } })),
  example(calls.updateKitDraft, ({ projectKit }) => ({
    params: { id: projectKit.id },
    body: { kitDraftUpdateDto: { headerDescription: '2nd right' } },
  })),
  example(calls.setKitItem, ({ projectKit, material }) => ({
    params: { id: projectKit.id },
    body: { sapMaterialNumber: material.sapMaterialNumber, quantity: 3 },
  })),
  example(calls.saveKitDraft, async ({ projectKit }, client) => {
    const kit = await client.answer(calls.getKitDraft, { params: { id: projectKit.id } });
    const [first, second] = kit.items;
    return {
      params: { id: kit.id },
      body: {
        modifiedAtUtc: kit.modifiedAtUtc,
        headerDescription: '2nd right',
        quantities: [{ id: first?.id ?? '', quantity: 3 }],
        removedIds: [second?.id ?? ''],
      },
    };
  }),
  example(calls.deleteKitItems, ({ projectKit }) => ({
    params: { id: projectKit.id },
    body: projectKit.items.slice(0, 1).map(({ id }) => id),
  })),
  example(calls.addMaterialToKits, ({ projectKit, kit, material }) => ({
    body: {
      sapMaterialNumber: material.sapMaterialNumber,
      kitQuantityPairs: [
        { kitId: projectKit.id, quantity: 2 },
        { kitId: kit.id, quantity: 1 },
      ],
    },
  })),
  example(calls.createKitDrafts, ({ material }) => ({
    body: {
      kitDraftHeaderDescription: 'Bath',
      kitDraftCopiesCount: 2,
      sapMaterialNumberQuantities: [{ sapMaterialNumber: material.sapMaterialNumber, quantity: 2 }],
    },
  })),
  example(calls.validateKitDraft, ({ material }) => ({
    body: { items: [{ sapMaterialNumber: material.sapMaterialNumber, quantity: 2 }] },
  })),
  example(calls.restoreKits, async ({ smartKit, projectKit }, client) => {
    await client.answer(calls.deleteKits, { params: { id: smartKit.id }, body: [projectKit.id] });
    return { body: { kitIds: [projectKit.id] } };
  }),
];

const templates: readonly Example[] = [
  example(calls.getKitTemplates, () => ({ query: {} })),
  example(calls.getKitTemplatesByBase, () => ({ query: {} })),
  example(calls.getKitTemplate, ({ template }) => ({ params: { id: template.id } })),
  example(calls.updateKitTemplate, ({ template }) => ({ body: { id: template.id, note: 'Corner flats' } })),
  example(calls.setKitTemplateItem, ({ template, material }) => ({
    params: { id: template.id },
    body: { sapMaterialNumber: material.sapMaterialNumber, quantity: 3 },
  })),
  example(calls.deleteKitTemplateItems, ({ template }) => ({
    params: { id: template.id },
    body: template.items.slice(0, 1).map(({ id }) => id),
  })),
  example(calls.deleteKitTemplates, ({ template }) => ({ body: [template.id] })),
  example(calls.restoreKitTemplates, async ({ template }, client) => {
    await client.answer(calls.deleteKitTemplates, { body: [template.id] });
    return { body: { templateIds: [template.id] } };
  }),
  example(calls.copyKitTemplate, ({ template }) => ({
    params: { id: template.id },
    query: { numberOfCopies: 2 },
  })),
  example(calls.createTemplatesFromKitDrafts, ({ kit, projectKit }) => ({ body: [kit.id, projectKit.id] })),
  example(calls.createKitTemplate, () => ({ body: { headerDescription: 'Flat of two rooms' } })),
  example(calls.createTemplateFromCart, ({ cart, line }) => ({ body: { cartId: cart.id, lines: [line.id] } })),
  example(calls.createTemplateFromOrder, ({ deliveredOrder }) => ({
    body: { orderId: deliveredOrder.id, lines: [10] },
  })),
];

/** Projects of kits, kits, and templates of the company. */
export const kitExamples: readonly Example[] = [...projects, ...kits, ...templates];
