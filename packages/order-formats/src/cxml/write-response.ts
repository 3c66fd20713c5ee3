import { type XmlNode, xml } from '../xml/index.ts';
import { STATUS_TEXTS } from './data/statuses.ts';
import { type CxmlStart, writeCxml } from './write-envelope.ts';

const statusNode = (code: number, message: string | undefined): XmlNode | undefined => {
  const text = STATUS_TEXTS.get(code);
  if (text === undefined) throw new RangeError(`${code} is no status of cXML`);
  return xml('Status', message || [], { code: String(code), text, 'xml:lang': 'en-US' });
};

/** An answer of nothing but its Status. @param message for people; never holds a secret. @throws RangeError for an unknown code */
export const writeCxmlResponse = (start: CxmlStart, code: number, message?: string): string =>
  writeCxml(start, [xml('Response', [statusNode(code, message)])]);

/** Where the browser of whoever punches out is to go. */
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
