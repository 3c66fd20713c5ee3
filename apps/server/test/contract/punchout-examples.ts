import * as calls from '@grossist/contracts';
import { type Example, example } from './example.ts';

/** Who came from a procurement system, and goes back there. */
export const punchoutExamples: readonly Example[] = [
  example(calls.getPunchoutSession, async ({ comeByPunchout }, client) => {
    await comeByPunchout(client);
    return {};
  }),
  example(calls.checkOutByPunchout, async ({ comeByPunchout, cart }, client) => {
    await comeByPunchout(client);
    return { body: { CartId: cart.id } };
  }),
];
