import type { Readable } from 'node:stream';
import { CART_FILE_TYPES, cartExport } from '@grossist/contracts';
import { localTime, marketFacts } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/index.ts';
import { type Erp, ErpDoesNotAnswer, type PricedCart } from '../../../gateways/erp/port.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { attachment } from '../../../http/download.ts';
import { notAllowed, tooMany } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { MakerBusy } from '../../../idle-worker.ts';
import { type Buyer, findBuyerOnAccount, isBuyer } from '../../identity/index.ts';
import { customerOf } from '../../pricing/index.ts';
import { activeCart, ownCart } from '../queries/buyer-carts.ts';
import { cartLines } from '../queries/cart-lines.ts';
import { cartAskOf } from '../queries/price-cart.ts';
import { toCsv, toXlsx } from './cart-table.ts';
import { type SharedCart, sharedCart, writtenNow } from './shared-cart.ts';
import { asDocument } from './to-pdf.ts';

/** Removes the right to prices: for an account that is no longer the buyer's. */
const withoutPrices = (buyer: Buyer): Buyer => ({ ...buyer, showNetPrice: false });

/**
 * Loads the buyer's active cart, or a draft of theirs, for export; without prices when the ERP does not answer. Three
 * queries besides the ERP's at most, however large the cart.
 * @throws Failure 404 for another's cart, 409 for one that was ordered
 */
const readSharedCart =
  (db: Database, erp: Pick<Erp, 'cartPrice'>) =>
  async (asking: Buyer, cartId: string | undefined, signal: AbortSignal): Promise<SharedCart> => {
    const own = cartId === undefined ? undefined : await ownCart(db)(asking, cartId);
    const cart = own?.cart ?? (await activeCart(db)(asking));
    const buyer = own?.buyer ?? (await findBuyerOnAccount(db)(asking, cart.account_id)) ?? withoutPrices(asking);
    const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market });
    const priced = async (): Promise<PricedCart | undefined> => {
      if (!buyer.showNetPrice) return undefined;
      try {
        return await erp.cartPrice(customerOf(buyer), cartAskOf(cart, lines), signal);
      } catch (error) {
        if (error instanceof ErpDoesNotAnswer) return undefined;
        throw error;
      }
    };
    return sharedCart(buyer, cart, lines, await priced());
  };

export interface CartExportDeps {
  db: Database;
  erp: Erp;
  typesetter: Typesetter;
  findSession: FindSession;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}

type Format = keyof typeof CART_FILE_TYPES;

/**
 * `GET /api/cart/export?format=csv|xlsx|pdf&cartId=`: the active cart, or a draft of one's own, as a file to keep or to
 * send on; prices only for who may see net prices. 400 for another format, 401 signed out, 404 for another's cart.
 */
export const registerCartExport = (app: FastifyInstance, deps: CartExportDeps): void => {
  const read = readSharedCart(deps.db, deps.erp);
  const now = deps.now ?? Date.now;

  const written: Record<Format, (cart: SharedCart, buyer: Buyer, signal: AbortSignal) => Promise<Readable | Buffer>> = {
    csv: async (cart) => toCsv(cart),
    xlsx: async (cart) => toXlsx(cart),
    pdf: async (cart, buyer, signal) => {
      try {
        const { date: today } = localTime(now(), marketFacts(buyer.market).timeZone);
        return await deps.typesetter.pdf(asDocument(cart, writtenNow(buyer, now()), today), signal);
      } catch (error) {
        if (error instanceof MakerBusy) throw tooMany('Too many documents are being made', 5);
        throw error;
      }
    },
  };

  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visit, input } = await admit(cartExport, request, deps.findSession);
    const { visitor } = visit;
    if (!isBuyer(visitor)) throw notAllowed('Only buyers of a company have a cart');
    const { format, cartId } = input.query;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const cart = await read(visitor, cartId, gone.signal);
    const file = await written[format](cart, visitor, gone.signal);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', attachment(cart.name, textFor(cart.locale)('sharedCart.cart'), format))
      .header('x-content-type-options', 'nosniff')
      .type(CART_FILE_TYPES[format])
      .send(file);
  };

  app.route({ ...routeOf(cartExport), handler: respond });
};
