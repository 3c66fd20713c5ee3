import type { CronItem, TaskList } from 'graphile-worker';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../port.ts';
import { openService } from './odata/service.ts';
import { orderProgress } from './outgoing/progress.ts';
import { openSalesOrders } from './outgoing/sales-orders.ts';
import { sendWaitingOrders } from './outgoing/send.ts';
import { SAP_ORDERS, takeOrder, wakeSender } from './outgoing/take-order.ts';
import { cartPrice, openProducts, prices } from './prices.ts';
import type { SapSettings } from './settings.ts';

export interface SapErpDeps {
  db: Database;
  settings: SapSettings;
  /** Answers what SAP's two services cannot: the shop's own tables. */
  elsewhere: Erp;
}

/**
 * The ERP of a wholesaler with SAP S/4HANA: what is sold is asked of its product service, orders go to its sales-order
 * service. Prices, stock, branches, routes and calendars have no entity in the two: those are the shop's own tables,
 * which imports keep. docs/operations.md lists which system answers what.
 */
export const openSapErp = ({ db, settings, elsewhere }: SapErpDeps): Erp => {
  const products = openProducts(openService(settings, 'API_PRODUCT_SRV'), settings);
  return {
    ...elsewhere,
    prices: prices({ elsewhere, products }),
    cartPrice: cartPrice({ elsewhere, products }),
    takeOrder: takeOrder({ elsewhere, products, areas: settings.areas }),
    orderProgress: orderProgress(db, openService(settings, 'API_SALES_ORDER_SRV')),
    // Returns are in neither of the two services: report nothing rather than what the shop's own tables would make up.
    returnProgress: async (_customer, _asks, signal) => {
      signal?.throwIfAborted();
      return [];
    },
  };
};

export interface SapOrdersDeps {
  db: Database;
  settings: SapSettings;
}

/** Sends what waits; resolves to how many orders SAP has taken. */
export const sapOrderSender = ({ db, settings }: SapOrdersDeps): (() => Promise<number>) => {
  const salesOrders = openSalesOrders(openService(settings, 'API_SALES_ORDER_SRV'), settings);
  return () => sendWaitingOrders({ db, salesOrders, log: settings.log, now: settings.now });
};

/** The job that sends what waits: woken by each order, and every minute. */
export const sapTasks = (deps: SapOrdersDeps): TaskList => {
  const send = sapOrderSender(deps);
  return {
    [SAP_ORDERS]: async () => {
      await send();
    },
  };
};

/** Has one of the processes send what waits. */
export const wakeSapOrders = (db: Database) => (): Promise<void> => wakeSender(db);

/** What died with a process, or waits for its next attempt, is taken up by itself. */
export const SAP_CRON: readonly CronItem[] = [{ task: SAP_ORDERS, match: '* * * * *' }];
