import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares secrets or signatures in constant time, whatever their lengths. */
export const isSameSecret = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));
