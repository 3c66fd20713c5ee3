/** Answers cXML requests, and writes failures as cXML. */

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
import { customerByCredentials } from '../customers.ts';
import type { PunchoutDeps } from '../deps.ts';
import type { Caller } from '../sessions/visits.ts';
import { askVisit } from './ask-visit.ts';
import { customerOfRequest, requestOf } from './read-request.ts';
import { takeOrder } from './take-order.ts';

interface CxmlAsk {
  body: Uint8Array;
  caller: Caller;
  /** "https://shop.example" */
  origin: string;
}

/** Paths of the cXML endpoints. */
export const CXML_PATH = postCxml.path;
export const CXML_ORDER_PATH = postCxmlOrder.path;
export const START_PATH = '/punchout/start';

export const startOf = (origin: string, now: number): CxmlStart => {
  const writtenAt = new Date(now);
  return { payloadId: payloadIdOf(writtenAt, randomUUID(), new URL(origin).host), writtenAt };
};

/**
 * Answers a cXML request: PunchOutSetupRequest with a start page, OrderRequest with the order's number, ProfileRequest with
 * the supported requests.
 * @returns the response document
 * @throws Failure for any other request; `writeFailure` converts it to a document
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

/** cXML status codes by the failure's HTTP status. */
const STATUSES: Readonly<Record<number, number>> = {
  400: 400,
  401: 401,
  403: 403,
  404: 417,
  409: 409,
  413: 400,
  415: 406,
  417: 417,
  422: 417,
  429: 560,
  450: 450,
  503: 560,
};

interface CxmlFailure {
  /** HTTP status: 200 when the document was read, as cXML requires; the document has its own Status. */
  httpStatus: number;
  document: string;
}

/** Writes an error as a Response with its Status; an internal error reveals no details. */
export const writeFailure = (start: CxmlStart, error: unknown): CxmlFailure => {
  if (!(error instanceof Failure)) {
    const message = 'Something went wrong here; it has been noted. Send the same document again';
    return { httpStatus: 500, document: writeCxmlResponse(start, 500, message) };
  }
  const status = STATUSES[error.status] ?? 500;
  const isOfHttp = [413, 415, 429].includes(error.status);
  return {
    httpStatus: isOfHttp ? error.status : 200,
    document: writeCxmlResponse(start, status, error.detail ?? error.title),
  };
};
