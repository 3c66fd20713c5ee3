import type { CartItem, OrderValidationInfo } from '@grossist/contracts';
import { createContext, Suspense, useContext } from 'react';
import { lazyWithTexts } from '../../../i18n/index.ts';
import type { LineActions } from './line-actions.ts';

/** A change of a line since the buyer saw it, as the response to a refused order reports it. [ord-02] */
export type LineChange = OrderValidationInfo['Lines'][number];

export interface Acceptance {
  /** Tokens of the changes that the buyer accepts. */
  accepted: ReadonlySet<string>;
  accept: (token: string, isAccepted: boolean) => void;
}

/** Passes accepted changes from the order to the rows of the table, however far down they are. */
export const AcceptanceContext = createContext<Acceptance>({ accepted: new Set(), accept: () => undefined });

export const useAcceptance = (): Acceptance => useContext(AcceptanceContext);

export interface LineChangesProps {
  line: CartItem;
  changes: readonly LineChange[];
  /** Whether the line's details have alternatives. */
  hasAlternatives: boolean;
  isOpen: boolean;
  actions: LineActions;
}

const Changes = lazyWithTexts(async () => (await import('./line-changes.tsx')).LineChanges);

/** What changed of a line since it was shown; loaded when a refused order reports a change. */
export const LineChanges = (props: LineChangesProps) => (
  <Suspense>
    <Changes {...props} />
  </Suspense>
);
