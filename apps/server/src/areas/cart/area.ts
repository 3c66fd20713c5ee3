import type { FastifyInstance } from 'fastify';
import type { Area, EventStream, WorkerFile } from '../../area.ts';
import type { DatabaseLog } from '../../db/index.ts';
import { CART_CHANGES, openCartEvents, openCartPublisher } from './events/cart-events.ts';
import { type CartEventsDeps, registerCartEvents } from './events/register-cart-events.ts';
import { type LinesReader, openLinesReader } from './order-lines-file/lines-reader.ts';
import { type CartDeps, cartRoutes } from './routes/index.ts';
import { type CartExportDeps, registerCartExport } from './share/register-cart-export.ts';

export interface CartAreaDeps
  extends Omit<CartDeps, 'publisher' | 'readLinesFile'>,
    Omit<CartExportDeps, keyof CartDeps>,
    Pick<CartEventsDeps, 'sessionEnds'> {
  log: DatabaseLog;
  workerFile: WorkerFile;
}

export interface CartArea extends Area {
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
