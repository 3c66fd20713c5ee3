import type { FastifyInstance } from 'fastify';
import type { Area, EventStream, WorkerFile } from '../../area.ts';
import type { DatabaseLog } from '../../db/index.ts';
import type { Answer } from '../../http/answer.ts';
import { CART_CHANGES, openCartEvents, openCartPublisher } from './events/cart-events.ts';
import { type CartEventsDeps, registerCartEvents } from './events/register-cart-events.ts';
import { type LinesReader, openLinesReader } from './order-lines-file/lines-reader.ts';
import type { CartDeps } from './routes/deps.ts';
import { addressRoutes, deliveryTextRoutes, detailRoutes } from './routes/detail-routes.ts';
import { draftRoutes } from './routes/draft-routes.ts';
import { expressBoxRoutes } from './routes/express-box-routes.ts';
import { lineRoutes } from './routes/line-routes.ts';
import { manyLineRoutes } from './routes/many-line-routes.ts';
import { priceRoutes } from './routes/price-routes.ts';
import { openWholeCart, readRoutes } from './routes/whole-cart.ts';
import { type CartExportDeps, registerCartExport } from './share/register-cart-export.ts';

export const cartRoutes = (deps: CartDeps): readonly Answer[] => {
  const wholeCart = openWholeCart(deps);
  return [
    ...readRoutes(deps, wholeCart),
    ...priceRoutes(deps),
    ...lineRoutes(deps),
    ...manyLineRoutes(deps),
    ...detailRoutes(deps),
    ...addressRoutes(deps),
    ...draftRoutes(deps, wholeCart),
    ...deliveryTextRoutes(deps),
    ...expressBoxRoutes(deps),
  ];
};

interface CartAreaDeps
  extends Omit<CartDeps, 'publisher' | 'readLinesFile'>,
    Omit<CartExportDeps, keyof CartDeps>,
    Pick<CartEventsDeps, 'sessionEnds'> {
  log: DatabaseLog;
  workerFile: WorkerFile;
}

interface CartArea extends Area {
  /** Reads uploaded order lines in threads; lists and kits use it too. */
  linesFiles: LinesReader;
  /** Registers the stream of changed carts, and of further events. */
  serveEvents(app: FastifyInstance, further: readonly EventStream[]): void;
}

/** Opens the cart: its calls, its files and the stream of its changes. */
export const openCartArea = (deps: CartAreaDeps): CartArea => {
  const { db, log, findSession, sessionEnds, workerFile } = deps;
  const events = openCartEvents();
  const publisher = openCartPublisher(db, log);
  const linesFiles = openLinesReader({ workerFile: workerFile('lines-worker') });
  return {
    answers: cartRoutes({ ...deps, publisher, readLinesFile: linesFiles.read }),
    register: (app) => registerCartExport(app, deps),
    serveEvents: (app, further) => registerCartEvents(app, { events, further, sessionEnds, findSession }),
    subscribers: { [CART_CHANGES]: events.subscriber },
    linesFiles,
    close: async () => {
      await publisher.close();
      await linesFiles.close();
    },
  };
};
