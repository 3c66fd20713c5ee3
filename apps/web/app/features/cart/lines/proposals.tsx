import type { QuantityProposal } from '@grossist/contracts';
import { type ComponentType, createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { loadWithTexts } from '../../../i18n/index.ts';
import { type OnceAlive, useOnceAlive } from '../../../ui/use-once-alive.ts';
import type { ProposalBarProps } from './proposal-bar.tsx';

type Proposals = ReadonlyMap<string, QuantityProposal>;

interface ProposalStore {
  /** By line id; the same map until something in it changes. */
  all: () => Proposals;
  /** Sets the proposal for a typed quantity, which takes precedence over one for the saved line. */
  set: (lineId: string, proposal: QuantityProposal | undefined) => void;
  /** Sets the proposals for all saved lines. */
  setSaved: (proposals: Proposals) => void;
  /** Marks a proposal as applied or discarded: it is not shown again until the line changes. */
  answer: (lineId: string) => void;
  subscribe: (listener: () => void) => () => void;
}

const NAMES = ['Kind', 'RequestedQuantity', 'ProposedQuantity', 'ClearanceQuantity', 'NormalQuantity'] as const;

const isSame = (one: QuantityProposal | undefined, other: QuantityProposal | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && NAMES.every((name) => one[name] === other[name]));

/** Creates a store of the proposals for the lines of a cart: for typed quantities and for saved lines. */
export const makeProposals = (): ProposalStore => {
  const typed = new Map<string, QuantityProposal>();
  const answered = new Map<string, QuantityProposal>();
  let saved: Proposals = new Map();
  let shown: Proposals = new Map();
  const listeners = new Set<() => void>();

  /** An unchanged proposal stays the same object, so that its line is not rendered again. */
  const show = (): void => {
    const next = new Map<string, QuantityProposal>();
    for (const [lineId, proposal] of saved) {
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
    setSaved: (next) => {
      saved = next;
      // A changed line gets its proposal again.
      for (const [lineId, proposal] of answered) {
        if (!isSame(proposal, saved.get(lineId))) answered.delete(lineId);
      }
      show();
    },
    answer: (lineId) => {
      const proposal = saved.get(lineId);
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

const Context = createContext<ProposalStore | undefined>(undefined);
const BarContext = createContext<OnceAlive<ComponentType<ProposalBarProps>>>({ part: undefined });

const loadBar = () => loadWithTexts(async () => (await import('./proposal-bar.tsx')).ProposalBar);

/** Provides the proposals of all lines, also of rows that are scrolled out; the order waits until all are answered. */
export const ProposalsProvider = ({ children }: { children: ReactNode }) => {
  const [store] = useState(makeProposals);
  const hasAny = (): boolean => store.all().size > 0;
  const bar = useOnceAlive(loadBar, useSyncExternalStore(store.subscribe, hasAny, hasAny));
  return (
    <Context value={store}>
      <BarContext value={bar}>{children}</BarContext>
    </Context>
  );
};

const useStore = (): ProposalStore => {
  const store = useContext(Context);
  if (!store) throw new Error('ProposalsProvider is missing');
  return store;
};

/** Returns the open proposals by line id: neither applied nor discarded. */
export const useProposals = () => {
  const store = useStore();
  return { pending: useSyncExternalStore(store.subscribe, store.all, store.all), set: store.set };
};

/** Shows a line's proposal, once its bar is loaded. */
export const LineProposal = (props: ProposalBarProps) => {
  const bar = useContext(BarContext);
  return bar.part ? <bar.part {...props} /> : <div aria-hidden="true" className="min-h-12" />;
};

/** Returns one line's proposal; other lines' proposals don't render the line again. */
export const useLineProposal = (lineId: string): QuantityProposal | undefined => {
  const store = useStore();
  const own = (): QuantityProposal | undefined => store.all().get(lineId);
  return useSyncExternalStore(store.subscribe, own, own);
};

/** Returns the function that sets or clears a line's proposal, without subscribing to proposals. */
export const useSetProposal = (): ProposalStore['set'] => useStore().set;

/** Returns the function that marks a line's proposal as answered, without subscribing to proposals. */
export const useAnswerProposal = (): ProposalStore['answer'] => useStore().answer;

/** Returns the function that sets the proposals for all saved lines. */
export const useSetSavedProposals = (): ProposalStore['setSaved'] => useStore().setSaved;
