import * as calls from '@grossist/contracts';
import { type Example, example } from './example.ts';

/** What the shop leaves to people, and what waits for them. */
export const matterExamples: readonly Example[] = [
  example(calls.getDesk, () => ({})),
  example(calls.getMatters, () => ({ query: { kind: 'order-given-up' as const } })),
  example(calls.tryMatterAgain, ({ matter }) => ({ params: { id: matter.id }, body: {} })),
  example(calls.tryMattersAgain, () => ({ body: { Kind: 'order-given-up' as const } })),
  example(calls.seeToMatter, ({ matter }) => ({ params: { id: matter.id }, body: { Remark: 'Entered by hand' } })),
];
