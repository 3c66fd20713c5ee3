import type { StoredOrderDocument } from '../../../db/index.ts';

/** By what a document names who sent it, the surest first. */
export const SENDER_KINDS = ['number', 'gln', 'vat', 'registration', 'endpoint', 'email', 'name'] as const;
export type SenderKind = (typeof SENDER_KINDS)[number];

export interface SenderKey {
  kind: SenderKind;
  value: string;
}

const bare = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const LONGEST = 200;

/** What a document names its sender by, without regard to how it is written; what it does not tell is left out. */
export const senderKeysOf = (document: StoredOrderDocument): readonly SenderKey[] => {
  const told: Record<SenderKind, string> = {
    number: document.buyerNumber,
    gln: document.buyerGln,
    vat: document.buyerVatNumber,
    registration: document.buyerRegistration,
    endpoint: document.buyerEndpoint,
    email: document.buyerEmail.toLowerCase(),
    name: document.buyerName,
  };
  return SENDER_KINDS.flatMap((kind) => {
    const value = (kind === 'email' ? told[kind].trim() : bare(told[kind])).slice(0, LONGEST);
    return value === '' ? [] : [{ kind, value }];
  });
};
