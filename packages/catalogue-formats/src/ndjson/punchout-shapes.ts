import { messagePart } from '../import-messages/index.ts';
import type { PunchoutCredential, PunchoutCustomerRecord } from '../punchout-record.ts';
import { flag, list, matching, object, oneOf, optional } from './check.ts';
import { code, email, shortText } from './scalars.ts';

const credential = object<PunchoutCredential>({ domain: code, identity: shortText });

export const punchoutCustomer = object<PunchoutCustomerRecord>({
  kind: oneOf(['punchout-customer']),
  code,
  protocol: oneOf(['oci', 'cxml']),
  email,
  soldTo: optional(code),
  username: optional(shortText),
  from: optional(credential),
  sender: optional(credential),
  to: optional(credential),
  secret: optional(shortText),
  returnHosts: list(matching(/^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/, messagePart`a host such as “srm.example”`), 50),
  allowsHttp: optional(flag),
  vendor: optional(matching(/^.{0,10}$/u, messagePart`at most ten characters`)),
  formEncoding: optional(oneOf(['base64', 'urlencoded'])),
  takesOrders: optional(flag),
  isActive: optional(flag),
});
