import type { getPunchoutSession, OperationOutput } from '@grossist/contracts';
import type { PunchoutSession } from './sessions/index.ts';

/** How somebody came here, as the wire tells it; none of the addresses' secrets. */
export const presentVisit = (visit: PunchoutSession | undefined): OperationOutput<typeof getPunchoutSession> => ({
  IsOpen: visit?.state === 'open',
  Operation: visit?.operation ?? null,
  ReturnsTo: visit === undefined ? '' : new URL(visit.return_url).host,
  MayChange: visit?.operation !== 'inspect',
  Notices: (visit?.notices ?? []).map(({ code, reason }) => ({ Code: code, Reason: reason })),
});
