import { type XmlNode, xml } from '../xml/write-xml.ts';
import { type CxmlStart, writeCxml } from './envelope.ts';

/** Codes of Status that this shop answers with, and the text of each. */
const STATUS_TEXTS: ReadonlyMap<number, string> = new Map([
  [200, 'OK'],
  [201, 'Accepted'],
  [204, 'No Content'],
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [402, 'Payment Required'],
  [403, 'Forbidden'],
  [406, 'Not Acceptable'],
  [409, 'Conflict'],
  [412, 'Precondition Failed'],
  [417, 'Expectation Failed'],
  [450, 'Not Implemented'],
  [475, 'Signature Required'],
  [500, 'Internal Server Error'],
  [550, 'Unable to reach cXML server'],
  [560, 'Temporary server error'],
]);

const statusNode = (code: number, message: string | undefined): XmlNode | undefined => {
  const text = STATUS_TEXTS.get(code);
  if (text === undefined) throw new RangeError(`${code} is no status of cXML`);
  return xml('Status', message || [], { code: String(code), text, 'xml:lang': 'en-US' });
};

/** An answer of nothing but its Status. @param message for people; never holds a secret. @throws RangeError for an unknown code */
export const writeCxmlResponse = (start: CxmlStart, code: number, message?: string): string =>
  writeCxml(start, [xml('Response', [statusNode(code, message)])]);

/** Writes the address that the browser of the punchout user opens. */
export const writePunchOutSetupResponse = (start: CxmlStart, startPage: string): string =>
  writeCxml(start, [
    xml('Response', [
      statusNode(200, undefined),
      xml('PunchOutSetupResponse', [xml('StartPage', [xml('URL', startPage)])]),
    ]),
  ]);

/** What this shop takes, and where. */
export const writeProfileResponse = (
  start: CxmlStart,
  transactions: readonly { name: 'PunchOutSetupRequest' | 'OrderRequest' | 'ProfileRequest'; url: string }[],
): string => {
  if (transactions.length === 0) throw new RangeError('a profile needs a transaction');
  const effectiveDate = start.writtenAt.toISOString().replace(/\.\d{3}Z$/, '+00:00');
  return writeCxml(start, [
    xml('Response', [
      statusNode(200, undefined),
      xml(
        'ProfileResponse',
        transactions.map(({ name, url }) => xml('Transaction', [xml('URL', url)], { requestName: name })),
        { effectiveDate },
      ),
    ]),
  ]);
};
