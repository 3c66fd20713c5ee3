import { expect, it } from 'vitest';
import { plain, reportCsv } from '../../src/areas/imports/report-formats.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('a report holds no formula: %j', (text) => {
  expect(reportCsv([{ line: 1, kind: 'refused', code: 'bad-value', text, said: null }])).toContain(`"'${text}"`);
});

it('has the old and the new prices in columns of their own', () => {
  const price = { market: 'DK', soldTo: '', currency: 'DKK', amount: '13.2000', perQuantity: '100.000' } as const;
  const before = { currency: 'DKK', amount: '12.5000', perQuantity: '100.000' } as const;
  const line = { line: 1, kind: 'changed', code: 'material', text: '1000001', said: null } as const;
  expect(reportCsv([{ ...line, prices: [{ ...price, before }] }])).toContain(
    '"1000001","DK 12.5 DKK / 100","DK 13.2 DKK / 100"',
  );
});

it('removes control characters from a terminal report', () => {
  expect(plain('a\u001b[2Jb\u009b1m\u202ec\nd')).toBe('a?[2Jb?1m?c?d');
});
