import { checkReturnUrl } from '@grossist/order-formats';
import { notAllowed } from '../../../http/failure.ts';
import type { PunchoutCustomer } from './find-customer.ts';

/**
 * Where a customer's cart may go back to.
 * @param ownHost the shop's own host, where the demo's buyer waits; undefined: the customer's hosts alone
 * @throws Failure 403 for any other host, and for what is no address of the web
 */
export const returnUrlOf = (
  { return_hosts: hosts, allows_http: allowsHttp }: Pick<PunchoutCustomer, 'return_hosts' | 'allows_http'>,
  text: string | undefined,
  ownHost: string | undefined,
): string => {
  const own =
    ownHost === undefined ? undefined : checkReturnUrl(text, { allowsHttp: true, hosts: [ownHost.toLowerCase()] });
  if (own?.ok) return own.value;
  const checked = checkReturnUrl(text, { allowsHttp, hosts });
  if (checked.ok) return checked.value;
  throw notAllowed(checked.refusal.reason, 'return-url');
};
