/** Reads cXML requests: from the body to the authenticated customer. */

import type { CxmlDocument, CxmlHeader, Reading } from '@grossist/order-formats';
import { Failure } from '../../../http/failure.ts';
import { openWorkerPool, TaskExceeded, type WorkerPoolSettings } from '../../../jobs/worker-pool/index.ts';
import type { SignInBrake } from '../../identity/index.ts';
import { type PunchoutCustomer, proveCustomer } from '../customers.ts';
import { readForm } from '../form-body.ts';

export type CxmlRequest = Exclude<CxmlDocument, { kind: 'response' | 'punchout-order' }>;

/** Returns the request of a document. @throws Failure 400 for any other document, with the place of the error */
export const requestOf = (read: Reading<CxmlDocument>): CxmlRequest => {
  if (!read.ok) {
    const { reason, place } = read.refusal;
    const where = place.line === undefined ? '' : ` (line ${place.line})`;
    throw new Failure(400, 'malformed', 'The document can’t be read', `${reason}${where}`);
  }
  const document = read.value;
  if (document.kind === 'response' || document.kind === 'punchout-order')
    throw new Failure(400, 'malformed', 'The document asks for nothing', 'The document is no request');
  return document;
};

const nameOf = ({ from, sender }: CxmlHeader): string =>
  [sender[0], from[0]].map((each) => `${each?.domain ?? ''}:${each?.identity ?? ''}`).join('>');

/**
 * Authenticates the customer of a document by credentials and shared secret. Failed attempts are counted for customer and
 * address together: a network sends for many customers from one address, and other addresses can't lock a customer out. They
 * are counted by the customer found, not by the names in the document, of which there may be many.
 * @throws Failure 401 for wrong credentials, 429 while the sender is throttled
 */
export const customerOfRequest =
  (brake: SignInBrake, find: (header: CxmlHeader) => Promise<PunchoutCustomer | undefined>) =>
  async ({ header }: CxmlRequest, address: string): Promise<PunchoutCustomer> => {
    const secret = header.sender.find(({ sharedSecret }) => sharedSecret !== undefined)?.sharedSecret ?? '';
    const customer = await find(header);
    const name = `cxml:${address}:${customer === undefined ? nameOf(header) : customer.id}`;
    return proveCustomer(brake)({ name, secret }, async () => customer);
  };

/** Reads a document of a network address. @throws Failure 413 for one that exceeds the limits, 429 for too many */
export type ReadCxml = (address: string, bytes: Uint8Array) => Promise<Reading<CxmlDocument>>;

interface CxmlReader {
  read: ReadCxml;
  close(): Promise<void>;
}

/** A network sends for many customers from one address, and each document takes milliseconds. */
const MOST_OF_ADDRESS = 64;
const MOST_WAITING = 128;
const LONGEST = 5000;

/** Opens a pool of threads that read cXML: its sender is authenticated only after it is read. */
export const openCxmlReader = (settings: WorkerPoolSettings): CxmlReader => {
  const pool = openWorkerPool<Uint8Array, Reading<CxmlDocument>>({
    mostOfOwner: MOST_OF_ADDRESS,
    mostWaiting: MOST_WAITING,
    longest: LONGEST,
    ...settings,
  });
  return {
    read: async (address, bytes) => {
      try {
        return await pool.run(address, bytes);
      } catch (error) {
        throw error instanceof TaskExceeded
          ? new Failure(413, 'too-costly', 'The document can’t be taken', error.message)
          : error;
      }
    },
    close: pool.close,
  };
};

/** Start of a document in UTF-8 or UTF-16, with or without byte order mark. */
const BEGINS_LIKE_XML = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;
/** Bytes of the body that are checked. */
const HEAD = 256;
const FORM_FIELD = /^cxml-(urlencoded|base64)$/i;
/** Byte order mark of UTF-8: it overrides the encoding that the document declares. */
const UTF8_MARK = '\ufeff';

/**
 * Returns the cXML document in the body of a request, by the body's content and not by its type: the document
 * itself, or the field `cxml-urlencoded` or `cxml-base64` of a form. Any other body is returned as it is.
 */
export const documentIn = (body: Buffer): Buffer => {
  if (BEGINS_LIKE_XML.test(body.toString('latin1', 0, HEAD))) return body;
  for (const [name, value] of readForm(body.toString('latin1'))) {
    const encoding = FORM_FIELD.exec(name.trim())?.[1]?.toLowerCase();
    // An unescaped plus sign of Base64 was decoded as a space.
    if (encoding === 'base64') return Buffer.from(value.replaceAll(' ', '+'), 'base64');
    if (encoding === 'urlencoded') return Buffer.from(UTF8_MARK + value.replace(UTF8_MARK, '').trimStart());
  }
  return body;
};
