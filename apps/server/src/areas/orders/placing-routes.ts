import { createOrder } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { Geocoder } from '../../gateways/geocoding/port.ts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import { findPickupAddress } from '../delivery/index.ts';
import { translatedTexts } from '../translations/index.ts';
import { placeOrder } from './commands/place-order.ts';
import { OrderRefused } from './order-refused.ts';
import { presentPlaced, presentRefusal, presentRefused } from './placing-presenter.ts';
import { readWanted } from './read-wanted.ts';

export interface PlacingDeps {
  db: Database;
  erp: Erp;
  /** Finds the service center that is nearest to an account. */
  geocoder: Geocoder;
  /** Milliseconds since 1970; the machine's clock unless told. */
  now?: () => number;
}

export const placingRoutes = ({ db, erp, geocoder, now }: PlacingDeps): readonly Answer[] => {
  const place = placeOrder(db, erp, now);
  const read = readWanted(findPickupAddress({ db, erp, geocoder }));
  const wordsOf = translatedTexts(db, 'sap-error');

  return [
    answerBuyer(createOrder, async ({ body }, buyer, { signal }) => {
      try {
        return presentPlaced(await place(buyer, await read(buyer, body, signal)), body.RcsToken);
      } catch (error) {
        if (!(error instanceof OrderRefused)) throw error;
        const words = await wordsOf(error.lines.map(({ code }) => code));
        return presentRefused(presentRefusal(error, buyer, words), body.RcsToken);
      }
    }),
  ];
};
