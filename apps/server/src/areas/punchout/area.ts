import { checkOutByPunchout, getPunchoutSession, type OperationOutput } from '@grossist/contracts';
import type { Area, WorkerFile } from '../../area.ts';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import { openCxmlReader } from './cxml/read-request.ts';
import type { PunchoutDeps } from './deps.ts';
import { checkOut } from './handing-over/check-out.ts';
import { POSTBACK_PATH, registerPunchout } from './register-punchout.ts';
import { findVisit, type PunchoutSession } from './sessions/visits.ts';

/** Presents a visit without the return URL's secrets. */
const presentVisit = (visit: PunchoutSession | undefined): OperationOutput<typeof getPunchoutSession> => ({
  IsOpen: visit?.state === 'open',
  Operation: visit?.operation ?? null,
  ReturnsTo: visit === undefined ? '' : new URL(visit.return_url).host,
  MayChange: visit?.operation !== 'inspect',
  Notices: (visit?.notices ?? []).map(({ code, reason }) => ({ Code: code, Reason: reason })),
});

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

/** Opens punchout by OCI and cXML, and the threads that read cXML. */
export const openPunchoutArea = (deps: Omit<PunchoutDeps, 'readCxml'> & { workerFile: WorkerFile }): Area => {
  const { read: readCxml, close } = openCxmlReader({ workerFile: deps.workerFile('cxml-worker') });
  return {
    answers: punchoutRoutes(deps),
    register: (app) => registerPunchout(app, { ...deps, readCxml }),
    close,
  };
};
