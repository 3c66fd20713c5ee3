import type { CartDetails, OrderDraft } from '@grossist/contracts';
import * as calls from '@grossist/contracts';
import type { DeliveryType } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { pickupAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { changeDeliveryMode } from '../drafts/commands/change-delivery-mode.ts';
import {
  deleteCurrentCart,
  deleteDraft,
  type ReadyResult,
  renameDraft,
  setReadyFlags,
} from '../drafts/commands/change-drafts.ts';
import {
  beginFastboxCart,
  beginNewCart,
  loadCart,
  moveSmartKit,
  restoreCart,
} from '../drafts/commands/switch-active-cart.ts';
import { presentCartDetails, presentDeliveryType } from '../presenter.ts';
import { activeCart } from '../queries/buyer-carts.ts';
import type { CartDeps } from './deps.ts';
import type { WholeCart } from './whole-cart.ts';

const MOST_DRAFTS = 500;

interface DraftRow {
  id: string;
  name: string;
  delivery_type: DeliveryType;
  line_count: number;
  changed_at: Date;
  ready: boolean;
  is_active: boolean;
  project_number: string;
  sold_to: string;
  account_name: string;
}

/** Lists the buyer's drafts, with the active cart once it was saved, newest first; at most 500. One query. [cart-02] */
const listDrafts =
  (db: Database) =>
  (buyer: Buyer): Promise<readonly DraftRow[]> =>
    db
      .selectFrom('carts as c')
      .innerJoin('accounts as a', 'a.id', 'c.account_id')
      .select(['c.id', 'c.name', 'c.delivery_type', 'c.line_count', 'c.changed_at', 'c.ready', 'c.is_active'])
      .select(['c.project_number', 'a.sold_to', 'a.name as account_name'])
      .where('c.contact_id', '=', buyer.contactId)
      .where('c.status', '=', sql.lit('Draft'))
      .where('c.deleted_at', 'is', null)
      .orderBy('c.changed_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(MOST_DRAFTS)
      .execute();

const presentDraft = (draft: DraftRow): OrderDraft => ({
  CartId: draft.id,
  Name: draft.name,
  CartType: presentDeliveryType(draft.delivery_type),
  ItemCount: draft.line_count,
  Modified: draft.changed_at.toISOString(),
  IsReady: draft.ready,
  IsActive: draft.is_active,
  SoldTo: draft.sold_to,
  SoldToName: draft.account_name,
  ProjectNumber: draft.project_number,
});

const presentReady = (result: ReadyResult) => ({
  CartId: result.cartId,
  ReadyState: result.isReady,
  IsChanged: result.isChanged,
  Problem: result.problem,
});

/** What a delivery type of the wire makes of a cart. */
interface WantedDelivery {
  type: DeliveryType;
  /** Picked up at the buyer's service center; false: sent, also when it was to be picked up before. */
  isPickup: boolean;
}

const TYPES: Record<CartDetails['DeliveryType'], WantedDelivery> = {
  Normal: { type: 'normal', isPickup: false },
  Fastbox: { type: 'fastbox', isPickup: false },
  SmartKit: { type: 'smart-kit', isPickup: false },
  DriveIn: { type: 'normal', isPickup: true },
};

const deliveryOfWire = (type: CartDetails['DeliveryType']): WantedDelivery => TYPES[type];

const draftsThemselves = ({ db }: CartDeps): readonly Answer[] => {
  const draftsOf = listDrafts(db);
  const rename = renameDraft(db);
  const remove = deleteDraft(db);
  const restore = restoreCart(db);
  const ready = setReadyFlags(db);

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

const switching = ({ db, erp, geocoder, now = Date.now }: CartDeps, cartOf: WholeCart): readonly Answer[] => {
  const load = loadCart(db);
  const begin = beginNewCart(db);
  const beginFastbox = beginFastboxCart(db, erp, now);
  const remove = deleteCurrentCart(db);
  const moveKit = moveSmartKit(db);
  const pickupOf = pickupAddress({ db, erp, geocoder });
  const detailsOf = async (buyer: Buyer) => presentCartDetails(await activeCart(db)(buyer));

  return [
    answerBuyer(calls.setActiveCartId, async ({ body }, buyer) => {
      await load(buyer, body.CartId, { action: 'save-unnamed' });
      return detailsOf(buyer);
    }),
    answerBuyer(calls.setDraftAsCurrentCart, async ({ body }, buyer) => {
      await load(buyer, body.draftId, { action: 'discard' });
      return detailsOf(buyer);
    }),
    answerBuyer(calls.discardCurrentCart, async (_, buyer) => {
      await begin(buyer, { action: 'discard' }, 'normal');
      return cartOf(buyer);
    }),
    answerBuyer(calls.saveCartAsOrderDraftAndCreateNewCart, async ({ body }, buyer, { signal }) => {
      const { type, isPickup } = deliveryOfWire(body.newCartDeliveryType);
      const leaving = { action: 'save', name: body.orderName, nameField: 'orderName' } as const;
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
      await load(buyer, body.draftId, { action: 'save', name: body.orderName, nameField: 'orderName' });
      return cartOf(buyer);
    }),
    answerBuyer(calls.saveCartAsOrderDraftAndCreateNewFastboxCart, async ({ body }, buyer) => {
      await beginFastbox(buyer, {
        leaving: body.SaveCart
          ? { action: 'save', name: body.PrevCartName, nameField: 'PrevCartName' }
          : { action: 'discard' },
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

const deliveryModes = ({ db, erp, geocoder, now = Date.now }: CartDeps, cartOf: WholeCart): readonly Answer[] => {
  const change = changeDeliveryMode({ db, erp, geocoder, now });

  return [
    answerBuyer(calls.changeCartDeliveryType, async ({ body }, buyer) => {
      const { type, isPickup } = deliveryOfWire(body.DeliveryType);
      await change(buyer, {
        to: type,
        isPickup,
        deliveryDate: body.DeliveryDate,
        choice:
          body.UnsavedCart === 'save'
            ? { action: 'save', name: body.OrderName ?? '' }
            : body.UnsavedCart && { action: body.UnsavedCart },
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
export const draftRoutes = (deps: CartDeps, wholeCart: WholeCart): readonly Answer[] => [
  ...draftsThemselves(deps),
  ...switching(deps, wholeCart),
  ...deliveryModes(deps, wholeCart),
];
