import { type FormField, punchOutFormField } from '@grossist/order-formats';
import type { StoredHandedOver, StoredOciFacts, StoredPunchoutFacts } from '../../../db/index.ts';

/** The form that the browser posts to the customer's system. */
export interface ReturnForm {
  action: string;
  /** Frame of the browser. */
  target: string;
  fields: readonly FormField[];
}

export interface FormTraits {
  encoding: 'base64' | 'urlencoded';
  /** False: the document is encoded once more by the shop, as some old systems want it. */
  isSingleEncoding: boolean;
}

/** The fields that SAP's own systems want back beside the items. */
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

/** What was handed over, as the form it goes back by. */
export const returnForm = (
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
