import type { Readable } from 'node:stream';
import { CART_FILE_TYPES, cartExport } from '@grossist/contracts';
import { localTime, marketFacts } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import type { Typesetter } from '../../../gateways/typesetting/port.ts';
import { attachment } from '../../../http/attachment.ts';
import { notAllowed, tooMany } from '../../../http/failure.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { MakerBusy } from '../../../maker-busy.ts';
import { type Buyer, isBuyer } from '../../identity/index.ts';
import { readSharedCart } from './read-shared-cart.ts';
import { type SharedCart, writtenNow } from './shared-cart.ts';
import { toCsv } from './to-csv.ts';
import { asDocument } from './to-pdf.ts';
import { toXlsx } from './to-xlsx.ts';

export interface CartExportDeps {
  db: Database;
  erp: Erp;
  typesetter: Typesetter;
  findSession: FindSession;
  /** Milliseconds since 1970; the machine's clock unless told. */
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
