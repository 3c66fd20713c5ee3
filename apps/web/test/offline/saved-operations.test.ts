import { operations } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { answerName, isSaved } from '../../app/features/offline/answers/answer-saver.ts';

test('saves no answer of the ERP, and none of a call that changes something', () => {
  const saved = operations.filter(isSaved);
  expect(saved.length).toBeGreaterThan(0);
  expect(saved.filter(({ area, changes }) => area === 'erp' || changes).map(({ name }) => name)).toEqual([]);
});

test('finds an answer again by its call and input alone', () => {
  const call = { name: 'getOrder' };
  expect(answerName(call, { params: { orderId: '1' } })).not.toBe(answerName(call, { params: { orderId: '2' } }));
});
