import { randomUUID } from 'node:crypto';
import { postCxml, postCxmlOrder } from '@grossist/contracts';
import {
  type CxmlStart,
  payloadIdOf,
  writeCxmlResponse,
  writeProfileResponse,
  writePunchOutSetupResponse,
} from '@grossist/order-formats';
import { Failure } from '../../../http/failure.ts';
import type { SignInBrake } from '../../identity/index.ts';
import { customerByCredentials } from '../customers/index.ts';
import type { PunchoutDeps } from '../deps.ts';
import type { Caller } from '../sessions/index.ts';
import { askVisit } from './ask-visit.ts';
import { customerOfRequest, requestOf } from './read-request.ts';
import { takeOrder } from './take-order.ts';

export interface CxmlAsk {
  body: Uint8Array;
  caller: Caller;
  /** "https://shop.example" */
  origin: string;
}

/** Where documents of each kind are sent. */
export const CXML_PATH = postCxml.path;
export const CXML_ORDER_PATH = postCxmlOrder.path;
export const START_PATH = '/punchout/start';

export const startOf = (origin: string, now: number): CxmlStart => {
  const writtenAt = new Date(now);
  return { payloadId: payloadIdOf(writtenAt, randomUUID(), new URL(origin).host), writtenAt };
};

/**
 * Answers a cXML request: PunchOutSetupRequest with a start page, OrderRequest with what was ordered, ProfileRequest with
 * what is taken here.
 * @returns the answering document
 * @throws Failure whatever else comes; `writeFailure` says it as a document
 */
export const answerCxml = (deps: PunchoutDeps, brake: SignInBrake) => {
  const { db, erp, placeLines, readCxml, now = Date.now } = deps;
  const customerOf = customerOfRequest(brake, customerByCredentials(db));
  const ask = askVisit(db);
  const take = takeOrder({ db, erp, placeLines, now });

  return async ({ body, caller, origin }: CxmlAsk): Promise<string> => {
    const request = requestOf(await readCxml(caller.address, body));
    const customer = await customerOf(request, caller.address);
    const start = startOf(origin, now());
    switch (request.kind) {
      case 'profile':
        return writeProfileResponse(start, [
          { name: 'ProfileRequest', url: `${origin}${CXML_PATH}` },
          { name: 'PunchOutSetupRequest', url: `${origin}${CXML_PATH}` },
          { name: 'OrderRequest', url: `${origin}${CXML_ORDER_PATH}` },
        ]);
      case 'punchout-setup': {
        const token = await ask(customer, request, { origin, takesOwn: deps.isDemo });
        return writePunchOutSetupResponse(start, `${origin}${START_PATH}/${token}`);
      }
      case 'order':
        return writeCxmlResponse(start, 200, await take(customer, request, caller));
      case 'other':
        throw new Failure(450, 'not-implemented', 'Not implemented', `${request.name} is not taken here`);
    }
  };
};
