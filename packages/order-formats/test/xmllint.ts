import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const DATA = resolve('../shared/data');

export const UBL = resolve(DATA, 'ubl-2.1');
export const CXML = resolve(DATA, 'cxml');

const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

/** Why nothing can be checked by a folder of the outside; '' when it can. To stand in the name of the test. */
export const skipReason = (folder: string): string => {
  if (!existsSync(folder)) return ' (skipped: ../shared/data is absent)';
  return hasXmllint ? '' : ' (skipped: xmllint is not installed)';
};

/** What xmllint has against a document; '' when it is valid. */
export const complaintsOf = (document: string, ...options: readonly string[]): string => {
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', ...options, '-'], {
    input: document,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr || `xmllint ended with ${status}`;
};
