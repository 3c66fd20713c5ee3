import { getPunchoutSession } from '@grossist/contracts';
import { useOperationQuery } from '../../api/index.ts';
import { useSignedInUser } from '../../visitor.ts';

/** Milliseconds in which nobody comes or goes. */
const FRESH = 60_000;

/** The procurement system that a punchout user came from; nothing is asked for anybody else. */
export const usePunchoutSession = () => {
  const user = useSignedInUser();
  return useOperationQuery(getPunchoutSession, {}, { enabled: user?.isPunchout === true, staleTime: FRESH });
};
