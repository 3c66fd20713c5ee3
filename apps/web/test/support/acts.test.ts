import { operations } from '@grossist/contracts';
import { auditActs } from '@grossist/messages/en-US/audit-acts.ts';
import { expect, test } from 'vitest';
import { NAMED_ACTS } from '../../app/features/support/audit/act-names.ts';

test('names every audited call', () => {
  const audited = operations.filter(({ isAudited }) => isAudited).map(({ name }) => name);
  expect(audited.filter((name) => !new Set<string>(NAMED_ACTS).has(name))).toEqual([]);
  expect(Object.keys(auditActs)).toEqual(NAMED_ACTS.map((act) => `audit.act.${act}`));
});
