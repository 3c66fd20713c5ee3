import type { getMatters, OperationOutput } from '@grossist/contracts';

export type ListedMatters = OperationOutput<typeof getMatters>;

export const MATTERS_PATH = '/support/matters';

/** What is shown: what waits for somebody unless the address says otherwise. */
export const matterStateOf = (written: string): 'open' | 'seen' => (written === 'seen' ? 'seen' : 'open');
