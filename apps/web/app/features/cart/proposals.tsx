import type { QuantityProposal } from '@grossist/contracts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Proposals {
  /** By line id: what the rules propose and the buyer has neither applied nor discarded. */
  pending: ReadonlyMap<string, QuantityProposal>;
  set: (lineId: string, proposal: QuantityProposal | undefined) => void;
}

const Context = createContext<Proposals | undefined>(undefined);

/** Keeps the proposals of all lines: a line that scrolls away does not lose its own, and the order waits for all. */
export const ProposalsProvider = ({ children }: { children: ReactNode }) => {
  const [pending, setPending] = useState<ReadonlyMap<string, QuantityProposal>>(new Map());
  const value = useMemo(
    () => ({
      pending,
      set: (lineId: string, proposal: QuantityProposal | undefined) =>
        setPending((before) => {
          if (!proposal && !before.has(lineId)) return before;
          const next = new Map(before);
          if (proposal) next.set(lineId, proposal);
          else next.delete(lineId);
          return next;
        }),
    }),
    [pending],
  );
  return <Context value={value}>{children}</Context>;
};

export const useProposals = (): Proposals => {
  const proposals = useContext(Context);
  if (!proposals) throw new Error('ProposalsProvider is missing');
  return proposals;
};
