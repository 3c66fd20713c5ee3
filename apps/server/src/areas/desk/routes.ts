import { type DeskEntryNote, type DeskTile, type DeskTileKind, getDesk } from '@grossist/contracts';
import { type Language, languageOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { type HouseRole, houseRoleOf } from '../identity/index.ts';
import { assortmentTiles, editorTiles, MOST_COUNTED, operatorTiles, supportTiles, type TileQuery } from './tiles.ts';

interface DeskDeps {
  db: Database;
  /** Failed sign-ins before a person is locked out; 0: no limit. */
  signInFailures: number;
}

const MOST_ENTRIES = 5;
/** Characters of a name or detail. */
const LONGEST = 120;

interface EntryRow {
  id: string;
  name: string;
  detail: string;
  note: DeskEntryNote;
  number: number | null;
  since: string | null;
}

interface Row {
  kind: DeskTileKind;
  count: number;
  entries: readonly EntryRow[];
}

const selectTile = ({ kind, entries, order, counted = entries }: TileQuery) => sql`
  select ${kind}::text as kind,
    (select count(*)::integer from (select from (${counted}) w limit ${MOST_COUNTED}) c) as count,
    (select coalesce(json_agg(e), '[]') from (
      select id, left(name, ${LONGEST}) as name, left(detail, ${LONGEST}) as detail, note, number, since
      from (${entries}) w order by ${order} limit ${MOST_ENTRIES}) e) as entries`;

const presentTile = ({ kind, count, entries }: Row): DeskTile => ({
  Kind: kind,
  Count: count,
  Entries: entries.map(({ id, name, detail, note, number, since }) => ({
    Id: id,
    Name: name,
    Detail: detail,
    Note: note,
    Number: number,
    Since: since === null ? null : new Date(since).toISOString(),
  })),
});

/** Reads the pending work of roles, each kind once. One statement. [own-desk-01] */
const readDesk =
  ({ db, signInFailures }: DeskDeps) =>
  async (roles: readonly HouseRole[], language: Language): Promise<DeskTile[]> => {
    const tilesOf: Record<HouseRole, readonly TileQuery[]> = {
      editor: editorTiles(language),
      support: supportTiles(signInFailures),
      'assortment-admin': assortmentTiles(language),
      operator: operatorTiles,
    };
    const tiles = roles.flatMap((role) => tilesOf[role]);
    if (tiles.length === 0) return [];
    const { rows } = await sql<Row>`${sql.join(tiles.map(selectTile), sql` union all `)}`.execute(db);
    return rows.map(presentTile);
  };

/** Pending work of the wholesaler's own people. [own-desk-01] */
export const deskRoutes = (deps: DeskDeps): readonly Answer[] => {
  const desk = readDesk(deps);
  return [
    answer(getDesk, async (_, { visitor }) => {
      const role = houseRoleOf(visitor);
      return { Tiles: await desk(role === undefined ? [] : [role], languageOf(visitor.locale)) };
    }),
  ];
};
