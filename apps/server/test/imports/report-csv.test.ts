import { expect, it } from 'vitest';
import { reportCsv } from '../../src/areas/imports/report-csv.ts';
import { plain } from '../../src/areas/imports/report-text.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('a report holds no formula: %j', (text) => {
  expect(reportCsv([{ line: 1, kind: 'refused', code: 'bad-value', text, said: null }])).toContain(`"'${text}"`);
});

it('a report says nothing that a terminal would obey', () => {
  expect(plain('a\u001b[2Jb\u009b1m\u202ec\nd')).toBe('a?[2Jb?1m?c?d');
});
