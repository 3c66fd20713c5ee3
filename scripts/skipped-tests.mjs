// Tests that were skipped, and whether this machine could have run them. The reason is part of a test's name, in brackets:
// "(skipped: ../shared/data/etim is absent)", "(skipped: xmllint is not installed)", "(skipped: not run as root)".
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './layout.mjs';

const REASON = /\((?=[^()]*\b(?:skipped|needs|only)\b)[^()]+\)/;
const FILES = /\.\.\/shared\/[\w./-]*\w/;
const PROGRAMS = ['xmllint', 'pdftotext', 'zbarimg'];

const isInstalled = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Whether what a reason says is absent is there after all. */
const isHere = (reason) => {
  const file = FILES.exec(reason)?.[0];
  const programs = PROGRAMS.filter((program) => reason.includes(program));
  const needs = [
    ...(file === undefined ? [] : [existsSync(join(root, file))]),
    ...programs.map(isInstalled),
    ...(/\bas root\b/.test(reason) ? [process.getuid?.() === 0] : []),
  ];
  return needs.length > 0 && needs.every(Boolean);
};

/** The skipped tests of a report of vitest's: file below the root, name, reason, and what is wrong with the reason. */
export const skippedTests = (report) =>
  report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
      .map(({ fullName: name }) => {
        const reason = REASON.exec(name)?.[0] ?? '';
        const wrong = reason === '' ? 'no reason in its name' : isHere(reason) ? 'this machine could run it' : '';
        return { file: file.name.replace(`${root}/`, ''), name, reason, wrong };
      }),
  );

/** Them as text: one line for each file and reason. */
export const listSkipped = (skipped) => {
  const counts = new Map();
  for (const { file, reason, wrong } of skipped) {
    const line = `  ${file}: ${[reason, wrong].filter(Boolean).join(', ')}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line}, ${count} tests` : line)).join('\n');
};
