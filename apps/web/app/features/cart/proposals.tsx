import type { QuantityProposal } from '@grossist/contracts';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

type Pending = ReadonlyMap<string, QuantityProposal>;

interface ProposalStore {
  all: () => Pending;
  set: (lineId: string, proposal: QuantityProposal | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

const makeStore = (): ProposalStore => {
  let pending: Pending = new Map();
  const listeners = new Set<() => void>();
  return {
    all: () => pending,
    set: (lineId, proposal) => {
      if (!proposal && !pending.has(lineId)) return;
      const next = new Map(pending);
      if (proposal) next.set(lineId, proposal);
      else next.delete(lineId);
      pending = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const Context = createContext<ProposalStore | undefined>(undefined);

/** Keeps the proposals of all lines: a line that scrolls away does not lose its own, and the order waits for all. */
export const ProposalsProvider = ({ children }: { children: ReactNode }) => {
  const [store] = useState(makeStore);
  return <Context value={store}>{children}</Context>;
};

const useStore = (): ProposalStore => {
  const store = useContext(Context);
  if (!store) throw new Error('ProposalsProvider is missing');
  return store;
};

/** By line id: what the rules propose and the buyer has neither applied nor discarded. */
export const useProposals = () => {
  const store = useStore();
  return { pending: useSyncExternalStore(store.subscribe, store.all, store.all), set: store.set };
};

/** One line's proposal alone: a line is not drawn again because of another's. */
export const useLineProposal = (lineId: string): QuantityProposal | undefined => {
  const store = useStore();
  const own = (): QuantityProposal | undefined => store.all().get(lineId);
  return useSyncExternalStore(store.subscribe, own, own);
};

/** Puts down or takes away proposals without following them. */
export const useSetProposal = (): ProposalStore['set'] => useStore().set;
