import { type CxmlStart, writeCxmlResponse } from '@grossist/order-formats';
import { Failure } from '../../../http/failure.ts';

/** cXML has statuses of its own for what is no matter of HTTP. */
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

export interface CxmlFailure {
  /** Of HTTP: 200 when the document was read and is answered by its own Status, as cXML wants it. */
  httpStatus: number;
  document: string;
}

/** What was thrown as a Response with its Status; never more of our own faults than that they are ours. */
export const writeFailure = (start: CxmlStart, error: unknown): CxmlFailure => {
  if (!(error instanceof Failure)) {
    const told = 'Something went wrong here; it has been noted. Send the same document again';
    return { httpStatus: 500, document: writeCxmlResponse(start, 500, told) };
  }
  const status = STATUSES[error.status] ?? 500;
  const isOfHttp = [413, 415, 429].includes(error.status);
  return {
    httpStatus: isOfHttp ? error.status : 200,
    document: writeCxmlResponse(start, status, error.detail ?? error.title),
  };
};
