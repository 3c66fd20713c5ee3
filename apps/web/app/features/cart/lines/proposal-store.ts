import type { QuantityProposal } from '@grossist/contracts';

type Proposals = ReadonlyMap<string, QuantityProposal>;

export interface ProposalStore {
  /** By line id; the same map until something in it changes. */
  all: () => Proposals;
  /** What was proposed for a quantity that was typed goes before what is proposed for the line as it stands. */
  set: (lineId: string, proposal: QuantityProposal | undefined) => void;
  /** What the rules propose for lines as they stand, of all lines. */
  stand: (standing: Proposals) => void;
  /** Applied or discarded: not made again while the line stays as it is. */
  answer: (lineId: string) => void;
  subscribe: (listener: () => void) => () => void;
}

const NAMES = ['Kind', 'RequestedQuantity', 'ProposedQuantity', 'ClearanceQuantity', 'NormalQuantity'] as const;

const isSame = (one: QuantityProposal | undefined, other: QuantityProposal | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && NAMES.every((name) => one[name] === other[name]));

/** The proposals of a cart's lines: those for what was typed, and those for lines as they stand. */
export const makeProposals = (): ProposalStore => {
  const typed = new Map<string, QuantityProposal>();
  const answered = new Map<string, QuantityProposal>();
  let standing: Proposals = new Map();
  let shown: Proposals = new Map();
  const listeners = new Set<() => void>();

  /** A proposal that is as before stays the same object, so that its line is not drawn again. */
  const show = (): void => {
    const next = new Map<string, QuantityProposal>();
    for (const [lineId, proposal] of standing) {
      if (!isSame(proposal, answered.get(lineId))) next.set(lineId, proposal);
    }
    for (const [lineId, proposal] of typed) next.set(lineId, proposal);
    let isChanged = next.size !== shown.size;
    for (const [lineId, proposal] of next) {
      const before = shown.get(lineId);
      if (before && isSame(before, proposal)) next.set(lineId, before);
      else isChanged = true;
    }
    if (!isChanged) return;
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    all: () => shown,
    set: (lineId, proposal) => {
      if (proposal) typed.set(lineId, proposal);
      else typed.delete(lineId);
      show();
    },
    stand: (next) => {
      standing = next;
      // A line that stands otherwise is asked about anew.
      for (const [lineId, proposal] of answered) {
        if (!isSame(proposal, standing.get(lineId))) answered.delete(lineId);
      }
      show();
    },
    answer: (lineId) => {
      const proposal = standing.get(lineId);
      if (proposal) answered.set(lineId, proposal);
      typed.delete(lineId);
      show();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
