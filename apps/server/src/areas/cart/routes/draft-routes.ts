import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { pickupAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import * as commands from '../drafts/commands/index.ts';
import { deliveryOfWire, presentDraft, presentReady } from '../drafts/presenter.ts';
import { listDrafts } from '../drafts/queries/list-drafts.ts';
import { presentCartDetails } from '../presenter.ts';
import { activeCart } from '../queries/active-cart.ts';
import type { CartDeps } from './deps.ts';
import { wholeCart } from './whole-cart.ts';

const draftsThemselves = ({ db }: CartDeps): readonly Answer[] => {
  const draftsOf = listDrafts(db);
  const rename = commands.renameDraft(db);
  const remove = commands.deleteDraft(db);
  const restore = commands.restoreCart(db);
  const ready = commands.setReadyFlags(db);

  return [
    answerBuyer(calls.getDrafts, async (_, buyer) => (await draftsOf(buyer)).map(presentDraft)),
    answerBuyer(calls.renameDraft, async ({ params, body }, buyer) => {
      const { isNameInvalid } = await rename(buyer, params.id, body.Name);
      return { IsNameInvalid: isNameInvalid };
    }),
    answerBuyer(calls.deleteDraft, async ({ params }, buyer) => {
      await remove(buyer, params.id);
      return DONE;
    }),
    answerBuyer(calls.restoreDraft, async ({ params }, buyer) => {
      await restore(buyer, params.id);
      return DONE;
    }),
    answerBuyer(calls.setReadyFlags, async ({ body }, buyer) => {
      const wish = { cartIds: body.CartIds, isReady: body.ReadyState, forceSave: body.ForceSave };
      return (await ready(buyer, wish)).map(presentReady);
    }),
  ];
};

const switching = ({ db, erp, geocoder, now = Date.now }: CartDeps): readonly Answer[] => {
  const load = commands.loadCart(db);
  const begin = commands.beginNewCart(db);
  const beginFastbox = commands.beginFastboxCart(db, erp, now);
  const remove = commands.deleteCurrentCart(db);
  const moveKit = commands.moveSmartKit(db);
  const pickupOf = pickupAddress({ db, erp, geocoder });
  const detailsOf = async (buyer: Buyer) => presentCartDetails(await activeCart(db)(buyer));
  const cartOf = wholeCart(db);

  return [
    answerBuyer(calls.setActiveCartId, async ({ body }, buyer) => {
      await load(buyer, body.CartId, { say: 'save-unnamed' });
      return detailsOf(buyer);
    }),
    answerBuyer(calls.setDraftAsCurrentCart, async ({ body }, buyer) => {
      await load(buyer, body.draftId, { say: 'discard' });
      return detailsOf(buyer);
    }),
    answerBuyer(calls.discardCurrentCart, async (_, buyer) => {
      await begin(buyer, { say: 'discard' }, 'normal');
      return cartOf(buyer);
    }),
    answerBuyer(calls.saveCartAsOrderDraftAndCreateNewCart, async ({ body }, buyer, { signal }) => {
      const { type, isPickup } = deliveryOfWire(body.newCartDeliveryType);
      const leaving = { say: 'save', name: body.orderName, nameField: 'orderName' } as const;
      if (type === 'fastbox') {
        const unsaid = { contactPerson: undefined, contactPhone: undefined, projectNumber: '', addressId: '' };
        await beginFastbox(buyer, { leaving, orderName: '', ...unsaid });
      } else {
        const address = isPickup ? await pickupOf(buyer, 'newCartDeliveryType', signal) : undefined;
        await begin(buyer, leaving, type, { address });
      }
      return cartOf(buyer);
    }),
    answerBuyer(calls.saveCartAsOrderDraftAndLoadDraft, async ({ body }, buyer) => {
      await load(buyer, body.draftId, { say: 'save', name: body.orderName, nameField: 'orderName' });
      return cartOf(buyer);
    }),
    answerBuyer(calls.saveCartAsOrderDraftAndCreateNewFastboxCart, async ({ body }, buyer) => {
      await beginFastbox(buyer, {
        leaving: body.SaveCart
          ? { say: 'save', name: body.PrevCartName, nameField: 'PrevCartName' }
          : { say: 'discard' },
        orderName: body.OrderName,
        contactPerson: body.ContactPerson,
        contactPhone: body.ContactPhoneNumber,
        projectNumber: body.Project ?? '',
        addressId: body.DeliveryAddress ?? '',
      });
      return cartOf(buyer);
    }),
    answerBuyer(calls.deleteCurrentCart, async (_, buyer) => {
      await remove(buyer);
      return DONE;
    }),
    answerBuyer(calls.deleteCartAndMoveSmartKitToNewCart, async ({ query }, buyer) => {
      await moveKit(buyer, query.cartId);
      return cartOf(buyer);
    }),
  ];
};

const deliveryModes = ({ db, erp, geocoder, now = Date.now }: CartDeps): readonly Answer[] => {
  const change = commands.changeDeliveryMode({ db, erp, geocoder, now });
  const cartOf = wholeCart(db);

  return [
    answerBuyer(calls.changeCartDeliveryType, async ({ body }, buyer) => {
      const { type, isPickup } = deliveryOfWire(body.DeliveryType);
      await change(buyer, {
        to: type,
        isPickup,
        deliveryDate: body.DeliveryDate,
        said:
          body.UnsavedCart === 'save'
            ? { say: 'save', name: body.OrderName ?? '' }
            : body.UnsavedCart && { say: body.UnsavedCart },
      });
      return presentCartDetails(await activeCart(db)(buyer));
    }),
    answerBuyer(calls.convertCartToFastboxCart, async (_, buyer) => {
      await change(buyer, { to: 'fastbox', isPickup: false });
      return cartOf(buyer);
    }),
    answerBuyer(calls.convertCartToNormalCart, async ({ body }, buyer) => {
      await change(buyer, { to: 'normal', isPickup: false, deliveryDate: body, dateField: 'body' });
      return cartOf(buyer);
    }),
  ];
};

/** Order drafts, the active cart, delivery modes. */
export const draftRoutes = (deps: CartDeps): readonly Answer[] => [
  ...draftsThemselves(deps),
  ...switching(deps),
  ...deliveryModes(deps),
];
