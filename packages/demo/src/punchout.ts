import type { PunchoutCustomerRecord } from '@grossist/catalogue-formats';
import { DEMO_PASSWORD } from './data/customers.ts';

/** One customer for each protocol; carts go back to the shop's own buyer's page alone. */
const PUNCHOUT_CUSTOMERS: readonly PunchoutCustomerRecord[] = [
  {
    kind: 'punchout-customer',
    code: 'NORDKRAFT-OCI',
    protocol: 'oci',
    email: 'punchout@nordkraft.example',
    username: 'nordkraft',
    secret: DEMO_PASSWORD,
    returnHosts: [],
    vendor: '0000104711',
  },
  {
    kind: 'punchout-customer',
    code: 'NORDKRAFT-CXML',
    protocol: 'cxml',
    email: 'punchout@nordkraft.example',
    from: { domain: 'DUNS', identity: '305111111' },
    sender: { domain: 'NetworkID', identity: 'nordkraft-sourcing' },
    to: { domain: 'DUNS', identity: '305000000' },
    secret: DEMO_PASSWORD,
    returnHosts: [],
  },
];

/** Customers of the demo whose buyers come from their own procurement system. */
export function* demoPunchoutRecords(): Generator<PunchoutCustomerRecord> {
  yield* PUNCHOUT_CUSTOMERS;
}
