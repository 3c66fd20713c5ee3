import { operations } from '@grossist/contracts';
import { auditActs } from '@grossist/messages/en-US/audit-acts.ts';
import { expect, test } from 'vitest';
import { NAMED_ACTS } from '../../app/features/support/audit/act-names.ts';
import { subjectsShown } from '../../app/features/support/audit/audit-table.tsx';

test('names every audited call', () => {
  const audited = operations.filter(({ isAudited }) => isAudited).map(({ name }) => name);
  expect(audited.filter((name) => !new Set<string>(NAMED_ACTS).has(name))).toEqual([]);
  expect(Object.keys(auditActs)).toEqual(NAMED_ACTS.map((act) => `audit.act.${act}`));
});

const ORDER = '019a2605-bbd6-702c-abc0-daae86de03a8';
const CART = '019a2605-bbd6-702c-abc0-daae86de03a9';

test('shows an order once by its number, without ids', () => {
  expect(
    subjectsShown({
      Subjects: [ORDER, CART, '4500000001', 'P-25012'],
      SubjectNames: [
        { Subject: ORDER, Kind: 'order', Name: '4500000001' },
        { Subject: CART, Kind: 'cart', Name: '' },
      ],
    }),
  ).toEqual([
    { id: ORDER, kind: 'order', name: '4500000001' },
    { id: 'P-25012', kind: undefined, name: 'P-25012' },
  ]);
});
