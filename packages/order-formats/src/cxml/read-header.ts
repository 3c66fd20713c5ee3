import { LONGEST_NAME } from '../bounds.ts';
import { Refused } from '../reading.ts';
import { nameOf } from '../text/index.ts';
import { at, childrenOf, type XmlElement } from '../xml/index.ts';
import type { CxmlCredential, CxmlHeader } from './types.ts';

const MOST_CREDENTIALS = 20;

/** Compared by the byte, so nothing of it is tidied but the blanks around it. */
const exact = (element: XmlElement | undefined): string | undefined => {
  const text = element?.text.trim();
  if (text !== undefined && text.length > LONGEST_NAME)
    throw new Refused('credential', 'a credential is too long', { line: element?.line, name: element?.name });
  return text || undefined;
};

const readCredentials = (header: XmlElement, role: 'From' | 'To' | 'Sender'): CxmlCredential[] => {
  const party = at(header, role);
  const credentials = childrenOf(party, 'Credential');
  const place = { line: party?.line ?? header.line, name: role };
  if (credentials.length === 0 || credentials.length > MOST_CREDENTIALS)
    throw new Refused('credential', `${role} has no credential, or too many`, place);
  return credentials.map((credential) => {
    const domain = credential.attributes['domain']?.trim().slice(0, LONGEST_NAME) ?? '';
    const identity = exact(at(credential, 'Identity'));
    if (domain === '' || identity === undefined)
      throw new Refused('credential', 'a credential has no domain or identity', { line: credential.line, name: role });
    // A secret anywhere but in Sender proves nothing.
    const sharedSecret = role === 'Sender' ? exact(at(credential, 'SharedSecret')) : undefined;
    return sharedSecret === undefined ? { domain, identity } : { domain, identity, sharedSecret };
  });
};

/** From, To and Sender. @throws Refused when one of them has no credential */
export const readHeader = (root: XmlElement): CxmlHeader => {
  const header = at(root, 'Header');
  if (!header) throw new Refused('no-header', 'the document has no Header', { line: root.line, name: 'cXML' });
  return {
    from: readCredentials(header, 'From'),
    to: readCredentials(header, 'To'),
    sender: readCredentials(header, 'Sender'),
    userAgent: nameOf(at(header, 'Sender/UserAgent')?.text),
  };
};
