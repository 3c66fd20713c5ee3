import * as calls from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import { type Answer, answerBuyer, DONE } from '../../http/answer.ts';
import { notFound } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';
import { presentCartPriceInfo, presentPriceEntry, readerOf } from '../pricing/index.ts';
import * as commands from './commands/index.ts';
import { presentCartDetails, presentCartItems, presentProposal } from './presenter.ts';
import { activeCart } from './queries/active-cart.ts';
import { cartLines } from './queries/cart-lines.ts';
import { priceCart } from './queries/price-cart.ts';

export interface CartDeps {
  db: Database;
  erp: Erp;
}

const readRoutes = ({ db, erp }: CartDeps): readonly Answer[] => {
  const cartOf = activeCart(db);
  const linesOf = cartLines(db);
  const pricesOf = priceCart(db, erp);

  return [
    answerBuyer(calls.getCart, async (_, buyer) => {
      const cart = await cartOf(buyer);
      const lines = await linesOf({ cartId: cart.id, market: buyer.market });
      const CartItems = presentCartItems(lines, buyer.locale);
      return { ...presentCartDetails(cart), CartItems, ItemCount: CartItems.length };
    }),
    answerBuyer(calls.getCartItems, async (_, buyer) => {
      const cart = await cartOf(buyer);
      return presentCartItems(await linesOf({ cartId: cart.id, market: buyer.market }), buyer.locale);
    }),
    answerBuyer(calls.getCartDetails, async (_, buyer) => {
      const cart = await cartOf(buyer);
      return { ...presentCartDetails(cart), ItemCount: cart.line_count };
    }),
    answerBuyer(calls.pagedCartItems, async ({ query }, buyer) => {
      const cart = await cartOf(buyer);
      const offset = (query.page - 1) * query.pageSize;
      const page = { cartId: cart.id, market: buyer.market, order: query.sort, offset, limit: query.pageSize };
      return { PageItems: presentCartItems(await linesOf(page), buyer.locale), TotalItems: cart.line_count };
    }),
    answerBuyer(calls.getCartPrice, async ({ body }, buyer, { signal }) => {
      const { cart, priced } = await pricesOf(buyer, body.cartId, signal);
      const reader = readerOf(buyer);
      const delivery = {
        shippingCondition: cart.address?.shippingCondition ?? '',
        shipTo: cart.address?.shipTo ?? '',
      };
      return {
        CartId: cart.id,
        Docs: priced.lines.map((line) => presentPriceEntry(line, line.key, reader)),
        CartPriceInfo: presentCartPriceInfo(priced, delivery, reader),
        CombinedDeliveryOptions: { IsShown: false, IsDisabled: false, HasKitsMixingAutomatedStorageMaterials: false },
        DeliveryOption: priced.firstDeliveryDate === undefined ? null : { DeliveryDate: priced.firstDeliveryDate },
        PricedAt: new Date().toISOString(),
      };
    }),
  ];
};

const lineRoutes = ({ db, erp }: CartDeps): readonly Answer[] => {
  const add = commands.addToCart(db, erp);
  const change = commands.changeQuantity(db, erp);
  const remove = commands.removeLines(db);
  const restore = commands.restoreRemovedLines(db);
  const empty = commands.emptyCart(db);
  const note = commands.changeNote(db);

  const lineOf = async (buyer: Buyer, lineId: string) => {
    const cart = await activeCart(db)(buyer);
    const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market, lineId });
    const [item] = presentCartItems(lines, buyer.locale);
    if (item === undefined) throw notFound('line in the cart');
    return item;
  };

  return [
    answerBuyer(calls.addToCart, async ({ body }, buyer) => {
      const added = await add(buyer, {
        code: body.Code,
        quantity: body.Quantity,
        cableRemnant: body.CabelRemnantValue ?? undefined,
      });
      return {
        CartItemId: added.lineId,
        FastboxZone: null,
        IsMaxi: false,
        IsRounded: added.isRounded,
        IsCableCut: added.isCableCut,
        IsCapped: added.isCapped,
        RequestedQuantity: body.Quantity,
        AddedQuantity: quantityToNumber(added.added),
        LineQuantity: quantityToNumber(added.lineQuantity),
        ItemCount: added.lineCount,
        CartItem: body.ShouldReturnCartItem ? await lineOf(buyer, added.lineId) : null,
      };
    }),
    answerBuyer(calls.changeQuantity, async ({ body }, buyer) => {
      const { CartItemId: lineId, Quantity: quantity, AppliedProposal: applied } = body;
      const { proposal } = await change(buyer, { lineId, quantity, applied });
      return {
        CartItem: await lineOf(buyer, lineId),
        Proposal: proposal === undefined ? null : presentProposal(proposal),
      };
    }),
    answerBuyer(calls.removeFromCart, async ({ body }, buyer) => {
      await remove(buyer, [body.CartItemId]);
      return DONE;
    }),
    answerBuyer(calls.removeItemsFromCart, async ({ body }, buyer) => {
      await remove(
        buyer,
        body.map((line) => line.CartItemId),
      );
      return DONE;
    }),
    answerBuyer(calls.restoreRemovedLines, async ({ body }, buyer) => ({
      RestoredCount: await restore(buyer, body.CartItemIds),
    })),
    answerBuyer(calls.emptyCart, async (_, buyer) => {
      await empty(buyer);
      return DONE;
    }),
    answerBuyer(calls.changeNote, async ({ body }, buyer) => {
      await note(buyer, { lineId: body.CartItemId, note: body.Note, isAdditional: body.IsAdditionalItemNote });
      return DONE;
    }),
  ];
};

const detailRoutes = ({ db, erp }: CartDeps): readonly Answer[] => {
  const save = commands.saveCartDetails(db);
  const project = commands.updateCartProject(db);
  const account = commands.updateCartAccount(db);
  const address = commands.updateCartDeliveryAddress(db);
  const date = commands.updateDeliveryDate(db, erp);
  const detailsOf = async (buyer: Buyer) => presentCartDetails(await activeCart(db)(buyer));

  return [
    answerBuyer(calls.saveCartDetails, async ({ body }, buyer) => {
      const { EndUserRegistration: endUser } = body;
      const { isNameInvalid } = await save(buyer, {
        name: body.Name,
        contactPerson: body.ContactPerson,
        contactPhone: body.ContactPhone,
        customerReference: body.CustomerReference,
        combinedDelivery: body.CombinedDelivery,
        mailOrderConfirmation: body.MailOrderConfirmation,
        endUser: endUser && {
          nameOrCompany: endUser.NameOrCompany,
          streetAndNumber: endUser.StreetAndNumber,
          zipCode: endUser.ZipCode,
          city: endUser.City,
        },
      });
      return { IsNameInvalid: isNameInvalid, CartDetails: await detailsOf(buyer) };
    }),
    answerBuyer(calls.updateCartProject, async ({ body }, buyer) => {
      await project(buyer, { projectNumber: body.ProjectNumber, soldTo: body.SoldTo });
      return detailsOf(buyer);
    }),
    answerBuyer(calls.updateCartAccount, async ({ body }, buyer) => {
      await account(buyer, body.soldTo);
      return detailsOf(buyer);
    }),
    answerBuyer(calls.updateCartDeliveryAddress, async ({ body }, buyer) => {
      await address(buyer, body.Id);
      return detailsOf(buyer);
    }),
    answerBuyer(calls.updateDeliveryDate, async ({ body }, buyer) => {
      await date(buyer, body);
      return DONE;
    }),
  ];
};

export const cartRoutes = (deps: CartDeps): readonly Answer[] => [
  ...readRoutes(deps),
  ...lineRoutes(deps),
  ...detailRoutes(deps),
];
