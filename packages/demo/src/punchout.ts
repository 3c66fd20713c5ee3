import type { PunchoutCustomerRecord } from '@grossist/catalogue-formats';
import { PUNCHOUT_CUSTOMERS } from './data/punchout.ts';

/** Customers of the demo whose buyers come from their own procurement system. */
export function* demoPunchoutRecords(): Generator<PunchoutCustomerRecord> {
  yield* PUNCHOUT_CUSTOMERS;
}
