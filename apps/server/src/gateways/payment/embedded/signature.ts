import { createHmac } from 'node:crypto';
import { isSameSecret } from '../same-secret.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';

/** A message that is older was kept by somebody to be sent again. */
const MOST_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const digest = (secret: string, seconds: string, rawBody: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex');

/** @param now milliseconds */
export const signatureOf = (secret: string, rawBody: string, now: number): string => {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${digest(secret, seconds, rawBody)}`;
};

export const isSigned = (secret: string, rawBody: string, signature: string, now: number): boolean => {
  const [, seconds, signed] = SIGNATURE.exec(signature) ?? [];
  if (seconds === undefined || signed === undefined) return false;
  if (Math.abs(now / 1000 - Number(seconds)) > MOST_SECONDS) return false;
  return isSameSecret(digest(secret, seconds, rawBody), signed);
};
