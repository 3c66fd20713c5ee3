import type { QuantityProposal } from '@grossist/contracts';
import { type ComponentType, createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { loadWithTexts } from '../../../i18n/index.ts';
import { type OnceAlive, useOnceAlive } from '../../../ui/use-once-alive.ts';
import type { ProposalBarProps } from './proposal-bar.tsx';
import { makeProposals, type ProposalStore } from './proposal-store.ts';

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
