import type { getMatters, Matter, OperationOutput } from '@grossist/contracts';

export type ListedMatters = OperationOutput<typeof getMatters>;

export const MATTERS_PATH = '/support/matters';

/** Every kind of matter, in the order in which they are offered. */
export const MATTER_KINDS: readonly Matter['Kind'][] = ['order-given-up', 'charge-failed', 'release-failed'];

/** Of one kind, if the address says so. */
export const matterKindOf = (written: string): Matter['Kind'] | undefined =>
  MATTER_KINDS.find((kind) => kind === written);

/** What is shown: what waits for somebody unless the address says otherwise. */
export const matterStateOf = (written: string): 'open' | 'seen' => (written === 'seen' ? 'seen' : 'open');
