import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { aMaterial, type Material } from './a-material.ts';
import { unique } from './unique.ts';

export interface ListTraits {
  owner: { contactId: string; company: { id: string } };
  /** In their order; three of the market DK unless given. */
  materials?: readonly Material[];
  collaborators?: readonly { contactId: string }[];
  /** Who may only read it, the longest-subscribed first. */
  subscribers?: readonly { contactId: string }[];
  /** Its owner has left. */
  isWithoutOwner?: boolean;
  name?: string;
}

export interface TestList {
  id: string;
  name: string;
  materials: readonly Material[];
  /** Ids of its lines, in their order. */
  lineIds: readonly string[];
}

const MINUTE = 60_000;

/** Inserts a list with its lines and subscribers. */
export const aList = async (db: Database, traits: ListTraits): Promise<TestList> => {
  const { owner, collaborators = [], subscribers = [] } = traits;
  const materials = traits.materials ?? [await aMaterial(db), await aMaterial(db), await aMaterial(db)];
  const list = { id: uuidv7(), name: traits.name ?? `List ${unique()}` };
  await db
    .insertInto('variation_lists')
    .values({
      ...list,
      company_id: owner.company.id,
      owner_id: traits.isWithoutOwner ? null : owner.contactId,
      kind: 'own',
    })
    .execute();
  const lines = materials.map(({ sapMaterialNumber }, index) => ({
    list_id: list.id,
    sap_material_number: sapMaterialNumber,
    id: uuidv7(),
    position: (index + 1) * 65_536,
    added_by: owner.contactId,
  }));
  for (let from = 0; from < lines.length; from += 1000) {
    await db
      .insertInto('variation_list_lines')
      .values(lines.slice(from, from + 1000))
      .execute();
  }
  const people = [
    ...collaborators.map((person) => ({ ...person, isCollaborator: true })),
    ...subscribers.map((person) => ({ ...person, isCollaborator: false })),
  ];
  if (people.length > 0) {
    const start = Date.now() - people.length * MINUTE;
    await db
      .insertInto('variation_list_subscribers')
      .values(
        people.map(({ contactId, isCollaborator }, index) => ({
          list_id: list.id,
          contact_id: contactId,
          is_collaborator: isCollaborator,
          subscribed_at: new Date(start + index * MINUTE),
        })),
      )
      .execute();
  }
  return { ...list, materials, lineIds: lines.map(({ id }) => id) };
};
