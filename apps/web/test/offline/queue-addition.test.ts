import { expect, test } from 'vitest';
import { contactOf, isQueueEntry, ownerOf } from '../../app/features/offline/queue/queue-addition.ts';

const ENTRY = { order: 1, owner: 'a b', key: 'k', identifier: '1000001', quantity: 2, name: 'Cable', at: 5 };

test('names the owner by contact and company, so that a contact who changes company has another queue', () => {
  const owner = ownerOf({ GrossistContactId: 'contact', companyNumber: '4711' });
  expect(owner).not.toBe(ownerOf({ GrossistContactId: 'contact', companyNumber: '4712' }));
  expect(contactOf(owner)).toBe('contact');
});

test.each([
  ['an entry that waits', ENTRY, true],
  ['a refused entry', { ...ENTRY, refusal: 'out-of-stock' }, true],
  ['an entry without a key', { ...ENTRY, key: undefined }, false],
  ['an entry of another version', { ...ENTRY, refusal: { code: 1 } }, false],
  ['nothing', null, false],
])('reads %s', (_, value, isEntry) => {
  expect(isQueueEntry(value)).toBe(isEntry);
});
