import { checkOutByPunchout, getPunchoutSession } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import { checkOut } from './handing-over/index.ts';
import { presentVisit } from './present-visit.ts';
import { POSTBACK_PATH } from './register-pages.ts';
import { findVisit } from './sessions/index.ts';

export interface PunchoutRoutesDeps {
  db: Database;
  erp: Pick<Erp, 'cartPrice'>;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}

export const punchoutRoutes = ({ db, erp, now = Date.now }: PunchoutRoutesDeps): readonly Answer[] => {
  const visitOf = findVisit(db);
  const handOver = checkOut({ db, erp, now });

  return [
    answerBuyer(getPunchoutSession, async (_, __, call) => presentVisit(await visitOf(call.sessionToken))),
    answerBuyer(checkOutByPunchout, async ({ body }, buyer, call) => {
      const { CartId: cartId, CartVersion: cartVersion } = body;
      await handOver(buyer, { cartId, cartVersion, sessionToken: call.sessionToken });
      return { PostbackUrl: `${POSTBACK_PATH}?singleEncoding=true` };
    }),
  ];
};
