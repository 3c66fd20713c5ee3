import { createContext, useContext } from 'react';

export interface Acceptance {
  /** Tokens of what the buyer takes as it is. */
  accepted: ReadonlySet<string>;
  accept: (token: string, isAccepted: boolean) => void;
}

/** Lets a line say that it is taken as it is, however far from the order's bar it stands. */
export const AcceptanceContext = createContext<Acceptance>({ accepted: new Set(), accept: () => undefined });

export const useAcceptance = (): Acceptance => useContext(AcceptanceContext);
