import { checkLineCount, LONGEST_NAME, LONGEST_URL } from '../bounds.ts';
import { nameOf } from '../clean-text.ts';
import { type Reading, Refused, reading } from '../reading.ts';
import { at, childrenOf, readXml, textAt, type XmlElement } from '../xml/read-xml.ts';
import { isPublishedDoctype } from './envelope.ts';
import { readItem } from './read-item.ts';
import { readOrderRequest, readPunchOutOrder, readSetup } from './read-requests.ts';
import type { CxmlCredential, CxmlDocument, CxmlEnvelope, CxmlHeader, CxmlItem } from './types.ts';

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
const readHeader = (root: XmlElement): CxmlHeader => {
  const header = at(root, 'Header');
  if (!header) throw new Refused('no-header', 'the document has no Header', { line: root.line, name: 'cXML' });
  return {
    from: readCredentials(header, 'From'),
    to: readCredentials(header, 'To'),
    sender: readCredentials(header, 'Sender'),
    userAgent: nameOf(at(header, 'Sender/UserAgent')?.text),
  };
};

const ITEMS: ReadonlySet<string> = new Set(['ItemOut', 'ItemIn']);
const BODIES: ReadonlySet<string> = new Set(['Request', 'Message', 'Response']);
/** cXML, Request or Message, what is asked for, and its items. */
const DEPTH_OF_ITEMS = 4;

const checkRoot = ({ name, namespace, line }: XmlElement): void => {
  if (name !== 'cXML' || namespace !== '')
    throw new Refused('not-cxml', 'the document is no cXML', { line, name: name.slice(0, 60) });
};

const readEnvelope = (root: XmlElement): CxmlEnvelope => {
  const payloadId = root.attributes['payloadID']?.trim() ?? '';
  if (payloadId === '' || payloadId.length > LONGEST_NAME)
    throw new Refused('payload-id', 'payloadID is missing or too long', { line: root.line, name: 'payloadID' });
  return { payloadId, timestamp: (root.attributes['timestamp'] ?? '').slice(0, LONGEST_NAME) };
};

const readResponse = (root: XmlElement, response: XmlElement): CxmlDocument => {
  const status = at(response, 'Status');
  const code = Number(status?.attributes['code']);
  if (!status || !Number.isInteger(code) || code < 0 || code > 999)
    throw new Refused('status', 'the response has no Status', { line: response.line, name: 'Response' });
  return {
    ...readEnvelope(root),
    kind: 'response',
    status: { code, text: nameOf(status.attributes['text']) ?? '', message: nameOf(status.text) },
    startPage: textAt(response, 'PunchOutSetupResponse/StartPage/URL')?.slice(0, LONGEST_URL),
  };
};

/** Its one Request, Message or Response. Items are gathered from the whole document, so there may be no other. */
const bodyOf = (root: XmlElement): XmlElement => {
  const [body, more] = root.children.filter(({ name }) => BODIES.has(name));
  if (!body) throw new Refused('not-cxml', 'the document asks for nothing', { line: root.line, name: 'cXML' });
  if (more) throw new Refused('not-cxml', 'the document asks for several things', { line: more.line, name: more.name });
  return body;
};

const readDocument = (root: XmlElement, items: readonly CxmlItem[]): CxmlDocument => {
  const body = bodyOf(root);
  if (body.name === 'Response') return readResponse(root, body);
  const [content, more] = body.children.filter(({ name }) => name !== 'Status');
  if (!content || more)
    throw new Refused('not-cxml', `the document asks for ${content ? 'several things' : 'nothing'}`, {
      line: body.line,
      name: body.name,
    });
  const common = {
    ...readEnvelope(root),
    header: readHeader(root),
    isTest: body.attributes['deploymentMode'] === 'test',
  };
  switch (content.name) {
    case 'ProfileRequest':
      return { ...common, kind: 'profile' };
    case 'PunchOutSetupRequest':
      return { ...common, kind: 'punchout-setup', setup: readSetup(content, items) };
    case 'OrderRequest':
      return { ...common, kind: 'order', request: readOrderRequest(content, items) };
    case 'PunchOutOrderMessage':
      return { ...common, kind: 'punchout-order', message: readPunchOutOrder(content, items) };
    default:
      return { ...common, kind: 'other', name: content.name };
  }
};

/**
 * Reads a cXML 1.2 document: PunchOutSetupRequest, OrderRequest, ProfileRequest, PunchOutOrderMessage, Response; of
 * others the header and the name. No DTD is fetched; a document type of its own, with or without entities, is refused.
 * An item that can't be read refuses the whole document: half of an order is none.
 */
export const readCxml = (bytes: Uint8Array): Reading<CxmlDocument> =>
  reading(() => {
    const items: CxmlItem[] = [];
    const root = readXml(bytes, {
      allowsDoctype: isPublishedDoctype,
      root: checkRoot,
      take: (element, depth) => {
        if (depth !== DEPTH_OF_ITEMS || !ITEMS.has(element.name)) return false;
        checkLineCount(items.length + 1, { line: element.line, name: element.name });
        items.push(readItem(element));
        return true;
      },
    });
    return readDocument(root, items);
  });
