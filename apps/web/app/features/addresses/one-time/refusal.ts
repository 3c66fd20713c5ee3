import type { AddressField } from '@grossist/domain';
import { ProblemError } from '../../../api/index.ts';
import { fieldsNamed } from './fields-on-wire.ts';

/** Why goods can't be sent to a one-time address. */
export interface Refused {
  /** The fields that are wrong; none named: all of them. */
  fields: readonly AddressField[];
}

/** What the shop refused of a one-time address; undefined for any other failure. [cart-17, adr-03] */
export const refusedAddress = (error: unknown): Refused | undefined =>
  error instanceof ProblemError && error.code === 'address-invalid'
    ? { fields: fieldsNamed(error.errors.map(({ field }) => field)) }
    : undefined;
