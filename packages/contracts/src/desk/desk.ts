import { z } from 'zod';
import { operation } from '../operation.ts';
import { Instant } from '../shared/values.ts';

export const DeskTileKind = z
  .enum([
    'imports',
    'feedback',
    'empty-searches',
    'drafts',
    'failed-operations',
    'validations',
    'locked-people',
    'messages',
    'assortment-changes',
    'customers-without-assortment',
    'hidden-materials',
  ])
  .describe('What waits: each kind belongs to one role of the house');
export type DeskTileKind = z.infer<typeof DeskTileKind>;

export const DeskEntryNote = z
  .enum([
    '',
    'failed',
    'stopped',
    'dry-run',
    'refused',
    'landing',
    'browsing',
    'page',
    'order-given-up',
    'charge-failed',
    'release-failed',
    'added',
    'removed',
  ])
  .describe(
    "What an entry is in its tile: how an import ended, which kind of page a draft is, why an operation failed, what was done with a customer's assortment; '' for none",
  );
export type DeskEntryNote = z.infer<typeof DeskEntryNote>;

/** Entries shown of each tile. */
const MOST_ENTRIES = 5;

export const DeskEntry = z
  .object({
    Id: z.string().describe('Id or key of the entry, as in the address of its screen'),
    Name: z.string().describe('Name, number or file name of the entry'),
    Detail: z
      .string()
      .describe("Person, company or text that the entry is about, shortened to 120 characters; '' for none"),
    Note: DeskEntryNote,
    Number: z
      .number()
      .int()
      .nullable()
      .describe('Count of materials, lines or searches that the entry is about; null for none'),
    Since: Instant.nullable().describe('When it happened; null where the shop does not record it'),
  })
  .describe('One thing that waits');
export type DeskEntry = z.infer<typeof DeskEntry>;

export const DeskTile = z
  .object({
    Kind: DeskTileKind,
    Count: z.number().int().describe('How many wait, counted to 1,000'),
    Entries: z.array(DeskEntry).max(MOST_ENTRIES).describe('The first of them'),
  })
  .describe('What waits of one kind');
export type DeskTile = z.infer<typeof DeskTile>;

export const getDesk = operation({
  call: 'own-desk-01',
  name: 'getDesk',
  area: 'desk',
  summary: 'What waits for an employee of the wholesaler',
  description:
    "Lists what waits for the caller's role, also where nothing does. Editors: imports that failed, stopped, refused lines or were only tried, feedback, searches of the last 7 days that found nothing, and pages not yet published. Support: failed orders and payments, validated orders not yet placed, and people who are locked out for now. Assortment administrators: the changes of the last 7 days, customers without any assortment, and materials that no customer sees. Operators: messages and e-mails that could not be sent. 403 for customers.",
  method: 'GET',
  path: '/api/desk',
  access: 'house',
  response: z.object({ Tiles: z.array(DeskTile).describe('One for each kind that belongs to the role') }),
});
