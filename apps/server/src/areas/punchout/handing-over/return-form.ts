/** The form that posts a cart back to the customer’s system. */

import { type FormField, punchOutFormField } from '@grossist/order-formats';
import type { Database, StoredHandedOver, StoredOciFacts, StoredPunchoutFacts } from '../../../db/index.ts';
import { findVisit } from '../sessions/visits.ts';

/** A form that the browser posts to the customer's system. */
export interface ReturnForm {
  action: string;
  /** Target frame. */
  target: string;
  fields: readonly FormField[];
}

interface FormTraits {
  encoding: 'base64' | 'urlencoded';
  /** False: the document is encoded twice, as some old systems require. */
  isSingleEncoding: boolean;
}

/** Returns the items with the fields that SAP systems expect back. */
export const ociFormFields = ({ okCode, caller, target }: StoredOciFacts, items: readonly FormField[]): FormField[] => [
  ...items,
  { name: '~OkCode', value: okCode ?? 'ADDI' },
  { name: '~TARGET', value: target },
  { name: '~CALLER', value: caller ?? 'CTLG' },
  { name: 'http_content_charset', value: 'utf-8' },
];

const documentField = (document: string, { encoding, isSingleEncoding }: FormTraits): FormField =>
  encoding === 'base64'
    ? punchOutFormField(document)
    : { name: 'cxml-urlencoded', value: isSingleEncoding ? document : encodeURIComponent(document) };

/** Returns the form for what was handed over. */
const returnForm = (
  action: string,
  facts: StoredPunchoutFacts,
  handedOver: StoredHandedOver,
  traits: FormTraits,
): ReturnForm => {
  if (facts.protocol === 'oci' && handedOver.protocol === 'oci')
    return { action, target: facts.target, fields: ociFormFields(facts, handedOver.fields) };
  if (handedOver.protocol === 'cxml')
    return { action, target: '_top', fields: [documentField(handedOver.document, traits)] };
  throw new Error('What was handed over is of another protocol than the visit');
};

/**
 * Loads what a visit handed over, as the form to post back; the same for each request.
 * @returns 'not-yet' while the cart is open, undefined without a punchout visit
 */
export const findReturn =
  (db: Database) =>
  async (sessionToken: string | undefined, isSingleEncoding: boolean): Promise<ReturnForm | 'not-yet' | undefined> => {
    const visit = await findVisit(db)(sessionToken);
    if (visit === undefined) return undefined;
    if (visit.handed_over === null) return 'not-yet';
    const { form_encoding: encoding } = await db
      .selectFrom('punchout_customers')
      .select('form_encoding')
      .where('id', '=', visit.customer_id)
      .executeTakeFirstOrThrow();
    return returnForm(visit.return_url, visit.facts, visit.handed_over, { encoding, isSingleEncoding });
  };
