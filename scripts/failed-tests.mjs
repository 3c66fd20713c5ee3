// What failed in a report of vitest's, so that the end of a long run tells it: whoever reads only the end knows what to mend.
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure that are told: its message and where it came from, not the whole stack. */
const MOST_LINES = 12;
/** Failures that are told: behind them comes how many more there are. */
const MOST_FAILURES = 20;

const shortened = (message) => stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES).join('\n    ');

const failuresOf = (file) => {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  const tests = failed.map(({ fullName, failureMessages }) => ({ name: fullName, said: failureMessages.join('\n') }));
  // A file that can't be loaded has no failed test, only its own message.
  return failed.length === 0 && file.status === 'failed' ? [{ name: 'the file itself', said: file.message }] : tests;
};

/** The failed tests of a report as text, with the file of each below the root. */
export function failedTests(report, root) {
  const all = report.testResults.flatMap((file) =>
    failuresOf(file).map(({ name, said }) => `  ${file.name.replace(`${root}/`, '')}: ${name}\n    ${shortened(said)}`),
  );
  const more = all.length - MOST_FAILURES;
  return [...all.slice(0, MOST_FAILURES), ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
