/** The version of the DTD that documents are written by. */
export const CXML_VERSION = '1.2.063';

/** The document type of what is written. */
export const CXML_DOCTYPE = `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${CXML_VERSION}/cXML.dtd">`;

const PUBLISHED = /^\s*cXML\s+SYSTEM\s+(["'])https?:\/\/xml\.cxml\.org\/schemas\/cXML\/[\w./-]{1,60}\.dtd\1\s*$/i;

/** Whether a document type names the published DTD and declares nothing of its own. It is not fetched either way. */
export const isPublishedDoctype = (doctype: string): boolean => PUBLISHED.test(doctype);
