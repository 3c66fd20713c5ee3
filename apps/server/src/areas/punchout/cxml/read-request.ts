import type { CxmlDocument, CxmlHeader, Reading } from '@grossist/order-formats';
import { Failure } from '../../../http/failure.ts';
import type { SignInBrake } from '../../identity/index.ts';
import { type PunchoutCustomer, proveCustomer } from '../customers/index.ts';

export type CxmlRequest = Exclude<CxmlDocument, { kind: 'response' | 'punchout-order' }>;

/** The request that a document is. @throws Failure 400 for anything else, with the place of what is wrong */
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
 * Whose document it is, by credentials and shared secret. Tries that fail are counted for customer and address together:
 * a network sends for many from one address, and nobody elsewhere can keep a customer from being served. It is the
 * customer that counts and not what a document is called by, since one may hold many names beside theirs.
 * @throws Failure 401 when they do not belong together, 429 while the sender has to wait
 */
export const customerOfRequest =
  (brake: SignInBrake, find: (header: CxmlHeader) => Promise<PunchoutCustomer | undefined>) =>
  async ({ header }: CxmlRequest, address: string): Promise<PunchoutCustomer> => {
    const secret = header.sender.find(({ sharedSecret }) => sharedSecret !== undefined)?.sharedSecret ?? '';
    const customer = await find(header);
    const name = `cxml:${address}:${customer === undefined ? nameOf(header) : customer.id}`;
    return proveCustomer(brake)({ name, secret }, async () => customer);
  };
