import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'grossist-signature';

/**
 * Proof that a body is the shop's and of this time: HMAC-SHA256 with the shared secret over the seconds since 1970, a
 * full stop and the body's bytes, as lower-case hexadecimal. docs/operations.md tells receivers how to check it.
 */
export const signatureOf = (secret: string, body: string, now: number): string => {
  const seconds = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
};
