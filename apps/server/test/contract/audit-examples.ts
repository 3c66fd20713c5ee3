import * as calls from '@grossist/contracts';
import { example } from './example.ts';

/** The audit trail, and what the shop keeps of people. */
export const auditExamples = [
  example(calls.getAuditTrail, () => ({ query: { query: 'a', from: '2025-01-01' } })),
  example(calls.getOwnPersonalData, () => ({})),
  example(calls.findPeople, ({ buyer }) => ({ query: { query: buyer.email } })),
  example(calls.getPersonalData, ({ buyer }) => ({ params: { id: buyer.contactId } })),
  example(calls.erasePerson, ({ buyer }) => ({ params: { id: buyer.contactId }, body: { Email: buyer.email } })),
  example(calls.letComeBack, async ({ buyer }, client) => {
    const params = { id: buyer.contactId };
    await client.answer(calls.erasePerson, { params, body: { Email: buyer.email } });
    return { params };
  }),
];
