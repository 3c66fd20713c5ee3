import { LONGEST_URL } from './bounds.ts';
import { type Reading, Refused, reading } from './reading.ts';

export interface ReturnUrlRules {
  /** Whether http does, as on a buyer's system within the same walls. */
  allowsHttp?: boolean;
  /** Hosts (with port, when it is not the usual one) that are trusted; absent: every host. */
  hosts?: readonly string[];
}

/**
 * Whether a cart may be sent to an address that came with a request: HOOK_URL of OCI, BrowserFormPost of cXML. https
 * alone, unless http is allowed; no scripts, no credentials, no blanks or control characters.
 * @returns the address as it is to be posted to
 */
export const checkReturnUrl = (text: string | undefined, rules: ReturnUrlRules = {}): Reading<string> =>
  reading(() => {
    const place = { name: 'return address' };
    const written = (text ?? '').trim();
    if (written === '') throw new Refused('return-url', 'there is no address to return to', place);
    if (written.length > LONGEST_URL || /[\s\p{C}\\]/u.test(written) || !URL.canParse(written))
      throw new Refused('return-url', 'the address to return to is none', place);
    const url = new URL(written);
    const schemes = rules.allowsHttp ? ['https:', 'http:'] : ['https:'];
    if (!schemes.includes(url.protocol) || url.hostname === '')
      throw new Refused('return-url', `the address to return to is none of ${schemes.join(' or ')}`, place);
    if (url.username !== '' || url.password !== '')
      throw new Refused('return-url', 'the address to return to holds credentials', place);
    const usualPort = url.protocol === 'https:' ? '443' : '80';
    const names = [url.host, `${url.hostname}:${url.port || usualPort}`];
    if (rules.hosts && !rules.hosts.some((host) => names.includes(host.toLowerCase())))
      throw new Refused('return-url', 'the address to return to is of a host that is not trusted', place);
    return url.href;
  });
