import type { Texts } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { noteChanges } from './note-changes.ts';
import { NO_HASH, unique } from './unique.ts';

export interface AssortmentTraits {
  type?: 'exclusive' | 'limiting';
  /** By language; the code in English by default. */
  names?: Texts;
  /** SAP material numbers. */
  materials?: readonly string[];
  /** "node:E011", "supplier:ABB", "product:P17". */
  targets?: readonly string[];
  companies?: readonly { id: string }[];
  accounts?: readonly { id: string }[];
  contacts?: readonly { contactId: string }[];
}

/** An assortment (exclusive by default) of some materials, with the customers related to it; caches are notified. */
export const anAssortment = async (
  db: Database,
  { type = 'exclusive', names, ...traits }: AssortmentTraits,
): Promise<{ id: string; code: string }> => {
  const assortment = { id: uuidv7(), code: `AS${unique()}` };
  await db
    .insertInto('assortments')
    .values({ ...assortment, names: JSON.stringify(names ?? { en: assortment.code }), type, content_hash: NO_HASH })
    .execute();
  const targets = [...(traits.materials ?? []).map((number) => `material:${number}`), ...(traits.targets ?? [])];
  if (targets.length > 0) {
    await db
      .insertInto('assortment_entries')
      .values(targets.map((target) => ({ assortment_id: assortment.id, target })))
      .execute();
  }
  const noCustomer = { company_id: null, account_id: null, contact_id: null };
  const relations = [
    ...(traits.companies ?? []).map(({ id }) => ({ ...noCustomer, company_id: id })),
    ...(traits.accounts ?? []).map(({ id }) => ({ ...noCustomer, account_id: id })),
    ...(traits.contacts ?? []).map(({ contactId }) => ({ ...noCustomer, contact_id: contactId })),
  ];
  if (relations.length > 0) {
    await db
      .insertInto('assortment_relations')
      .values(relations.map((relation) => ({ id: uuidv7(), assortment_id: assortment.id, ...relation })))
      .execute();
  }
  await noteChanges(db, traits.materials ?? []);
  return assortment;
};
