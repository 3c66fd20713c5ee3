import { bare, writeDocument, type XmlNode, xml } from '../xml/write-xml.ts';
import type { CxmlCredential, CxmlHeader } from './types.ts';

/** The version of the DTD that documents are written by. */
const CXML_VERSION = '1.2.063';

/** The document type of what is written. */
const CXML_DOCTYPE = `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${CXML_VERSION}/cXML.dtd">`;

const PUBLISHED = /^\s*cXML\s+SYSTEM\s+(["'])https?:\/\/xml\.cxml\.org\/schemas\/cXML\/[\w./-]{1,60}\.dtd\1\s*$/i;

/** Whether a document type names the published DTD and declares nothing of its own. It is not fetched either way. */
export const isPublishedDoctype = (doctype: string): boolean => PUBLISHED.test(doctype);

/** What a document that is written begins with. */
export interface CxmlStart {
  /** Unique for ever: payloadIdOf makes one. */
  payloadId: string;
  writtenAt: Date;
}

/** A payloadID of the time, something random, and the host that wrote the document. */
export const payloadIdOf = (writtenAt: Date, random: string, host: string): string =>
  `${writtenAt.getTime()}.${random.replaceAll(/[^A-Za-z0-9-]/g, '')}@${host}`;

/** "2026-11-21T20:43:19+00:00", as cXML has times. */
const timestampOf = (time: Date): string => time.toISOString().replace(/\.\d{3}Z$/, '+00:00');

export const writeCxml = ({ payloadId, writtenAt }: CxmlStart, content: readonly (XmlNode | undefined)[]): string =>
  writeDocument(
    xml('cXML', content, {
      version: CXML_VERSION,
      payloadID: payloadId,
      timestamp: timestampOf(writtenAt),
      'xml:lang': 'en-US',
    }),
    CXML_DOCTYPE,
  );

const credentialNode = ({ domain, identity, sharedSecret }: CxmlCredential): XmlNode | undefined =>
  xml('Credential', [xml('Identity', identity), xml('SharedSecret', sharedSecret)], { domain });

const withoutSecret = ({ domain, identity }: CxmlCredential): CxmlCredential => ({ domain, identity });

/**
 * From, To and Sender.
 * @param isSecret whether the document goes from server to server: else no shared secret is in it, since the person at
 * the browser that carries it could read it
 * @throws RangeError when one of them has no credential
 */
export const headerNode = (header: CxmlHeader, isSecret: boolean): XmlNode | undefined => {
  if ([header.from, header.to, header.sender].some((credentials) => credentials.length === 0))
    throw new RangeError('From, To and Sender need a credential each');
  const sender = isSecret ? header.sender : header.sender.map(withoutSecret);
  return xml('Header', [
    xml('From', header.from.map(withoutSecret).map(credentialNode)),
    xml('To', header.to.map(withoutSecret).map(credentialNode)),
    xml('Sender', [...sender.map(credentialNode), xml('UserAgent', header.userAgent) ?? bare('UserAgent')]),
  ]);
};
