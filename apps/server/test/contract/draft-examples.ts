import * as calls from '@grossist/contracts';
import type { Scene } from '../support/a-scene.ts';
import type { Client } from '../support/client.ts';
import { type Example, example } from './example.ts';

/** Where the express box drives. */
const toAarhus = ({ address }: Scene, client: Client) =>
  client.answer(calls.updateCartDeliveryAddress, { body: { Id: address.id } });

/** Drafts, the active cart and delivery modes. */
export const draftExamples: readonly Example[] = [
  example(calls.getDrafts, () => ({})),
  example(calls.renameDraft, ({ draft }) => ({ params: { id: draft.id }, body: { Name: 'Roof' } })),
  example(calls.deleteDraft, ({ draft }) => ({ params: { id: draft.id } })),
  example(calls.restoreDraft, async ({ draft }, client) => {
    await client.answer(calls.deleteDraft, { params: { id: draft.id } });
    return { params: { id: draft.id } };
  }),
  example(calls.setReadyFlags, ({ draft, cart }) => ({ body: { CartIds: [draft.id, cart.id], ReadyState: true } })),
  example(calls.setActiveCartId, ({ draft }) => ({ body: { CartId: draft.id } })),
  example(calls.setDraftAsCurrentCart, ({ draft }) => ({ body: { draftId: draft.id } })),
  example(calls.discardCurrentCart, () => ({})),
  example(calls.saveCartAsOrderDraftAndCreateNewCart, () => ({ body: { orderName: 'Roof' } })),
  example(calls.saveCartAsOrderDraftAndLoadDraft, ({ draft }) => ({ body: { draftId: draft.id, orderName: 'Roof' } })),
  example(calls.saveCartAsOrderDraftAndCreateNewFastboxCart, ({ address }) => ({
    body: { SaveCart: true, PrevCartName: 'Roof', DeliveryAddress: address.id },
  })),
  example(calls.changeCartDeliveryType, () => ({
    body: { DeliveryType: 'SmartKit' as const, UnsavedCart: 'save' as const, OrderName: 'Roof' },
  })),
  example(calls.convertCartToFastboxCart, async (scene, client) => {
    await toAarhus(scene, client);
    return {};
  }),
  example(calls.convertCartToNormalCart, () => ({ body: '2025-12-05' })),
  example(calls.deleteCurrentCart, () => ({})),
  example(calls.deleteCartAndMoveSmartKitToNewCart, ({ kitDraft }) => ({ query: { cartId: kitDraft.id } })),
  example(calls.getCartLanguage, () => ({})),
  example(calls.getCartDeliveryDateConfig, () => ({})),
  example(calls.getFastboxDeliveryTime, async (scene, client) => {
    await toAarhus(scene, client);
    return { query: { cartId: scene.cart.id } };
  }),
];
