import type { PunchoutCustomerRecord } from '@grossist/catalogue-formats';
import { importMessage } from '@grossist/catalogue-formats';
import { code, codeIfGiven, codes, first, oneOf, type Problem, text } from './values.ts';

const HOST = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/;
const LONGEST_VENDOR = 10;
/** What is shorter can be guessed at leisure by who has the database. */
const SHORTEST_SECRET = 8;

const named = ({ protocol, username, from, sender, to }: PunchoutCustomerRecord): Problem => {
  if (protocol === 'oci') return code('username', username ?? '');
  for (const [name, credential] of Object.entries({ from, sender, to })) {
    if (credential === undefined) return importMessage`${name} is missing`;
    const problem = code(`${name}.domain`, credential.domain) ?? code(`${name}.identity`, credential.identity);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

export const checkPunchoutCustomer = (record: PunchoutCustomerRecord): Problem =>
  first(
    code('code', record.code),
    oneOf('protocol', record.protocol, ['oci', 'cxml']),
    code('email', record.email),
    codeIfGiven('soldTo', record.soldTo),
    named(record),
    record.secret === undefined ? undefined : text('secret', record.secret),
    record.secret === undefined || record.secret.length >= SHORTEST_SECRET
      ? undefined
      : importMessage`${'secret'} has fewer than ${SHORTEST_SECRET} characters`,
    codes('returnHosts', record.returnHosts),
    record.returnHosts.every((host) => HOST.test(host))
      ? undefined
      : importMessage`${'returnHosts'} contains an invalid value`,
    (record.vendor ?? '').length <= LONGEST_VENDOR
      ? undefined
      : importMessage`${'vendor'} is longer than ${LONGEST_VENDOR} characters`,
  );
