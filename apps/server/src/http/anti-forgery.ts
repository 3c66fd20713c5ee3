import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Failure } from './failure.ts';

export const newAntiForgeryToken = (): string => randomBytes(24).toString('base64url');

const same = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * A call that changes something must carry the token in its header: the session's own for a signed-in visitor, else
 * that of the cookie. Another site can make a browser send cookies, but neither read them nor set the header.
 * @throws Failure 403
 */
export const checkAntiForgery = (header: string | string[] | undefined, expected: string | undefined): void => {
  if (typeof header === 'string' && expected !== undefined && expected.length > 0 && same(header, expected)) return;
  throw new Failure(
    403,
    'anti-forgery',
    'Not allowed',
    'The header X-XSRF-TOKEN must carry the value of the cookie XSRF-TOKEN',
  );
};
