/** Somebody of the list's company who may get a list whose owner leaves. */
export interface HeirCandidate {
  contactId: string;
  isUserAdmin: boolean;
  /** Absent: does not subscribe to the list. */
  subscription?: { isCollaborator: boolean /** Milliseconds since 1970. */; since: number };
}

type Rank = readonly [group: number, since: number, contactId: string];

/** Collaborators first, then user admins, then other subscribers; the longest-subscribed of each, then by id. */
const rankOf = ({ contactId, isUserAdmin, subscription }: HeirCandidate): Rank | undefined => {
  const since = subscription?.since ?? Number.POSITIVE_INFINITY;
  if (subscription?.isCollaborator) return [0, since, contactId];
  if (isUserAdmin) return [1, since, contactId];
  return subscription && [2, since, contactId];
};

const isBefore = (left: Rank, right: Rank): boolean => {
  if (left[0] !== right[0]) return left[0] < right[0];
  if (left[1] !== right[1]) return left[1] < right[1];
  return left[2] < right[2];
};

/**
 * Returns the contact id of whoever gets a list whose owner leaves the company or is erased: the longest-subscribed
 * collaborator, else a user admin, else the longest-subscribed reader; undefined where there is nobody.
 */
export const chooseHeir = (candidates: readonly HeirCandidate[]): string | undefined => {
  let best: Rank | undefined;
  for (const candidate of candidates) {
    const rank = rankOf(candidate);
    if (rank !== undefined && (best === undefined || isBefore(rank, best))) best = rank;
  }
  return best?.[2];
};
