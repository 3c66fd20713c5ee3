import * as calls from '@grossist/contracts';
import { type Example, example } from './example.ts';

const accounting = { AccountingString1: 'P-1', AccountingString2: 'T-1' };

/** Changes of lines, one and many. */
export const cartLineExamples: readonly Example[] = [
  example(calls.changeAccountingStrings, ({ line }) => ({ body: { CartItemId: line.id, ...accounting } })),
  example(calls.changeAccountingStringsForProducts, ({ line }) => ({ body: [{ CartItemId: line.id, ...accounting }] })),
  example(calls.changeDirectDeliveryForProducts, ({ line }) => ({
    body: [{ CartItemId: line.id, IsDirectDeliveryProduct: true }],
  })),
  example(calls.addMultipleOrderLinesToCart, ({ material }) => ({
    body: { query: [material.code, `${material.sapMaterialNumber};1.5`, 'nothing'] },
  })),
  example(calls.addQueuedItems, async ({ material }, client) => ({
    body: {
      ContactId: (await client.answer(calls.getContext)).GrossistContactId,
      Entries: [
        { Key: '0b7c4a52-3f0e-4c53-9f6a-5d9f1f1f7a01', Identifier: material.code, Quantity: 2 },
        { Key: '0b7c4a52-3f0e-4c53-9f6a-5d9f1f1f7a02', Identifier: 'nothing', Quantity: 1 },
      ],
    },
  })),
  example(calls.readOrderLinesFile, () => ({
    body: { FileName: 'list.csv', Content: Buffer.from('1000000123;2\nx;y\n').toString('base64') },
  })),
  example(calls.convertToConcept, ({ line, suggestion }) => ({
    body: { ItemInCart: { CartItemId: line.id }, ConceptSuggestion: { Code: suggestion.sapMaterialNumber } },
  })),
  example(calls.updateManyItems, ({ line }) => ({
    body: { UpdateCartItemRequest: [{ CartItemId: line.id, Quantity: 1.5, Note: 'Roof' }] },
  })),
  example(calls.patchCartItem, ({ line }) => ({ query: { cartItemId: line.id }, body: { Quantity: 1.5 } })),
  example(calls.addKitsToCart, ({ kit }) => ({ body: { KitIds: [kit.id] } })),
];
