import type { getMatters, Matter, OperationOutput } from '@grossist/contracts';

export type ListedMatters = OperationOutput<typeof getMatters>;

export const MATTERS_PATH = '/support/matters';

/** The kinds of failed operations, in display order. */
export const MATTER_KINDS: readonly Matter['Kind'][] = ['order-given-up', 'charge-failed', 'release-failed'];

/** Returns the kind that the URL filters by; undefined without a filter. */
export const matterKindOf = (written: string): Matter['Kind'] | undefined =>
  MATTER_KINDS.find((kind) => kind === written);

/** Returns the state that the URL filters by; open by default. */
export const matterStateOf = (written: string): 'open' | 'seen' => (written === 'seen' ? 'seen' : 'open');
