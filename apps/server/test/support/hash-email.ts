import { hashEmailBy } from '../../src/areas/audit/index.ts';

/** As a shop with a key of its own hashes the e-mails of erased people. */
export const hashEmail = hashEmailBy('the key of the tests');
