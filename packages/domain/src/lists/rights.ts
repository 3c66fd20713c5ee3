/**
 * `own`: made by a person; `favorites`: a person's stars; `topSelling`: what a company orders most; `temporary`: made for
 * one export.
 */
export type ListKind = 'own' | 'favorites' | 'topSelling' | 'temporary';

/** A list, as far as rights depend on it. All of it is within one company. */
export interface ListToJudge {
  kind: ListKind;
  /** Contact id; null where the owner left without a successor, and for the top-selling list. */
  ownerId: string | null;
}

export interface ListReader {
  contactId: string;
  isUserAdmin: boolean;
}

/** A person's subscription to a list. */
export interface Subscription {
  isCollaborator: boolean;
}

export interface ListRights {
  isOwner: boolean;
  /** Add, change, move and remove lines. */
  mayEditLines: boolean;
  /** Change name and description. */
  mayRename: boolean;
  /** Delete, and decide who subscribes with which rights. */
  mayManage: boolean;
  /** End the own subscription. */
  mayLeave: boolean;
  /** Set the list as the default of subscribers. */
  mayToggleDefaults: boolean;
  /** See who subscribes, not only how many. */
  seesSubscribers: boolean;
  mayTakeOver: boolean;
  /** Have it as the own default list. */
  mayBeDefault: boolean;
}

const READS: ListRights = {
  isOwner: false,
  mayEditLines: false,
  mayRename: false,
  mayManage: false,
  mayLeave: false,
  mayToggleDefaults: false,
  seesSubscribers: false,
  mayTakeOver: false,
  mayBeDefault: false,
};

/**
 * Returns what a person of the list's company may do with it; undefined where the list does not exist for them.
 * Section 6 and decisions, "Who may do what".
 */
export const listRights = (
  { kind, ownerId }: ListToJudge,
  { contactId, isUserAdmin }: ListReader,
  subscription: Subscription | undefined,
): ListRights | undefined => {
  if (kind === 'topSelling') return READS;
  const isOwner = ownerId === contactId;
  if (kind === 'temporary') return isOwner ? { ...READS, isOwner, mayEditLines: true } : undefined;
  if (kind === 'favorites') {
    return isOwner ? { ...READS, isOwner, mayEditLines: true, seesSubscribers: true, mayBeDefault: true } : undefined;
  }
  if (!isOwner && subscription === undefined && !isUserAdmin) return undefined;
  const isCollaborator = subscription?.isCollaborator ?? false;
  return {
    isOwner,
    mayEditLines: isOwner || isCollaborator,
    mayRename: isOwner || isCollaborator,
    mayManage: isOwner,
    mayLeave: !isOwner && subscription !== undefined,
    mayToggleDefaults: isOwner || isUserAdmin,
    seesSubscribers: isOwner || isUserAdmin || isCollaborator,
    mayTakeOver: isUserAdmin && ownerId === null,
    mayBeDefault: isOwner || subscription !== undefined,
  };
};

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
 * Returns the contact id of the successor for a list whose owner leaves the company or is erased: the longest-subscribed
 * collaborator, else a user admin, else the longest-subscribed reader; undefined where there is none.
 */
export const chooseHeir = (candidates: readonly HeirCandidate[]): string | undefined => {
  let best: Rank | undefined;
  for (const candidate of candidates) {
    const rank = rankOf(candidate);
    if (rank !== undefined && (best === undefined || isBefore(rank, best))) best = rank;
  }
  return best?.[2];
};
