import { withoutBom } from '../lines/index.ts';

const HEAD = /^\s*"?[A-Z]{2}"?\s*;\s*"?EFONELFO"?\s*(;|\r|\n|$)/i;
const ENOUGH = 256;

/** Whether a file begins as EFONELFO files of whatever kind and version do: what is wrong with it, its reader says. */
export const recognisesEfonelfo = (head: Uint8Array): boolean =>
  HEAD.test(String.fromCharCode(...withoutBom(head).subarray(0, ENOUGH)));
