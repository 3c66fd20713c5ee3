import { spawnSync } from 'node:child_process';
import { realData } from '../../../tests/support/requires.ts';

export const UBL = realData('ubl-2.1');
export const CXML = realData('cxml');

/** Returns what xmllint has against a document; '' when it is valid. */
export const complaintsOf = (document: string, ...options: readonly string[]): string => {
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', ...options, '-'], {
    input: document,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr || `xmllint ended with ${status}`;
};
