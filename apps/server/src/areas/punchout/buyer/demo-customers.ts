import { demoPunchoutRecords } from '@grossist/demo';

type DemoCustomer = ReturnType<typeof demoPunchoutRecords> extends Generator<infer Record> ? Record : never;

const ofProtocol = (protocol: DemoCustomer['protocol']): DemoCustomer => {
  const found = [...demoPunchoutRecords()].find((record) => record.protocol === protocol);
  if (found === undefined) throw new Error(`The demo has no customer by ${protocol}`);
  return found;
};

/** Whose procurement system the buyer's page plays: the demo's, whose secrets stay on the server. */
export const OCI_BUYER = ofProtocol('oci');
export const CXML_BUYER = ofProtocol('cxml');
