import type { QuantityProposal } from '@grossist/contracts';
import { type ComponentType, createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { loadWithTexts } from '../../../i18n/index.ts';
import { type OnceAlive, useOnceAlive } from '../../../ui/use-once-alive.ts';
import type { ProposalBarProps } from './proposal-bar.tsx';

type Proposals = ReadonlyMap<string, QuantityProposal>;

interface ProposalStore {
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

const Context = createContext<ProposalStore | undefined>(undefined);
const BarContext = createContext<OnceAlive<ComponentType<ProposalBarProps>>>({ part: undefined });

const loadBar = () => loadWithTexts(async () => (await import('./proposal-bar.tsx')).ProposalBar);

/** Keeps the proposals of all lines: a line that scrolls away does not lose its own, and the order waits for all. */
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

/** By line id: what the rules propose and the buyer has neither applied nor discarded. */
export const useProposals = () => {
  const store = useStore();
  return { pending: useSyncExternalStore(store.subscribe, store.all, store.all), set: store.set };
};

/** Shows a line's proposal, once its bar is loaded. */
export const LineProposal = (props: ProposalBarProps) => {
  const bar = useContext(BarContext);
  return bar.part ? <bar.part {...props} /> : <div aria-hidden="true" className="min-h-12" />;
};

/** One line's proposal alone: a line is not drawn again because of another's. */
export const useLineProposal = (lineId: string): QuantityProposal | undefined => {
  const store = useStore();
  const own = (): QuantityProposal | undefined => store.all().get(lineId);
  return useSyncExternalStore(store.subscribe, own, own);
};

/** Puts down or takes away proposals without following them. */
export const useSetProposal = (): ProposalStore['set'] => useStore().set;

/** Answers a line's proposal without following it: it is not made again while the line stays as it is. */
export const useAnswerProposal = (): ProposalStore['answer'] => useStore().answer;

/** Says what the rules propose for lines as they stand. */
export const useStandProposals = (): ProposalStore['stand'] => useStore().stand;
