import { RANK_GAP } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { ensureFavorites, refreshTopSelling } from '../commands/built-in-lists.ts';

/** A list of the demo, as somebody of the demo's first customer keeps it. */
interface DemoList {
  name: string;
  description: string;
  /** Sign-ins of the demo. */
  owner: string;
  collaborators: readonly string[];
  subscribers: readonly string[];
  /** Materials that the company ordered most, from the first of them on; and by their number. */
  mostOrdered: { from: number; count: number };
  numbers: readonly string[];
  /** Notes of the first lines. */
  notes: readonly string[];
}

const METTE = 'buyer@nordkraft.example';
const JONAS = 'colleague@nordkraft.example';
const SARA = 'viewer@nordkraft.example';
const HENRIK = 'useradmin@nordkraft.example';

/** Whose favorites, default list and daily mail the demo shows. */
const DEMO_READER = METTE;
/** Who changed the shared list. */
const DEMO_EDITOR = JONAS;

const DEMO_LISTS: readonly DemoList[] = [
  {
    name: 'Varebilen',
    description: 'Det, der altid skal ligge i bilen. Fyld op hver fredag.',
    owner: METTE,
    collaborators: [JONAS],
    subscribers: [SARA, HENRIK],
    mostOrdered: { from: 0, count: 24 },
    // The phased-out luminaire of every demo; an obsolete material is added to it.
    numbers: ['1000001', '1000002', '1000003', '1000006'],
    notes: ['Reol A, øverst', '', 'Mindst 20 i bilen', '', 'Kun hvid'],
  },
  {
    name: 'Standardbadeværelse',
    description: 'Til ét badeværelse på 5 m²',
    owner: METTE,
    collaborators: [],
    subscribers: [],
    mostOrdered: { from: 10, count: 8 },
    numbers: ['1000004', '1000005'],
    notes: ['Over spejlet', 'Zone 2'],
  },
  {
    name: 'Havneboligerne, opgang',
    description: 'P-24031: til hver opgang',
    owner: JONAS,
    collaborators: [],
    subscribers: [METTE],
    mostOrdered: { from: 4, count: 12 },
    numbers: ['1000002'],
    notes: ['Tavle i kælder'],
  },
];

/** Guards against two processes that start together. */
const LOCK = 4_400_000_001;

type People = ReadonlyMap<string, { id: string; companyId: string }>;

const findPeople = async (tx: Transaction): Promise<People> => {
  const emails = DEMO_LISTS.flatMap(({ owner, collaborators, subscribers }) => [
    owner,
    ...collaborators,
    ...subscribers,
  ]);
  const rows = await tx
    .selectFrom('contacts')
    .select(['id', 'email', 'company_id'])
    .where('email', 'in', [...new Set(emails)])
    .execute();
  return new Map(rows.map((row) => [row.email, { id: row.id, companyId: row.company_id ?? '' }]));
};

interface Goods {
  /** What the company ordered most, most often first. */
  mostOrdered: readonly string[];
  obsolete: string | undefined;
}

const findGoods = async (tx: Transaction, companyId: string): Promise<Goods> => {
  const ordered = await sql<{ number: string }>`
    select o.sap_material_number as number from ordered_materials o
    join materials m on m.sap_material_number = o.sap_material_number and m.status = '10' and 'DK' = any(m.markets)
    where o.company_id = ${companyId} group by 1 order by sum(o.orders) desc, 1 limit 40`.execute(tx);
  const obsolete = await sql<{ number: string }>`
    select sap_material_number as number from materials
    where status = '40' and 'DK' = any(markets) order by popularity desc, sap_material_number limit 1`.execute(tx);
  return { mostOrdered: ordered.rows.map(({ number }) => number), obsolete: obsolete.rows[0]?.number };
};

/** Lines with a usual quantity of a few packages for most of them. One statement. */
const insertLines = async (
  tx: Transaction,
  listId: string,
  addedBy: string,
  numbers: readonly string[],
  notes: readonly string[],
): Promise<void> => {
  await sql`
    insert into variation_list_lines (list_id, sap_material_number, id, position, note, usual_quantity, added_by, added_at)
    select ${listId}, n.number, n.id, n.place * ${RANK_GAP}, n.note,
      case when n.place % 4 <> 0 then greatest(m.min_quantity, m.multiplum) * (1 + n.place % 3) end, ${addedBy},
      now() - interval '60 days'
    from unnest(${[...numbers]}::text[], ${numbers.map(() => uuidv7())}::uuid[],
      ${numbers.map((_, index) => notes[index] ?? '')}::text[]) with ordinality as n (number, id, note, place)
    join materials m on m.sap_material_number = n.number
    on conflict do nothing`.execute(tx);
};

const makeList = async (tx: Transaction, list: DemoList, people: People, goods: Goods): Promise<string | undefined> => {
  const owner = people.get(list.owner);
  if (owner === undefined) return undefined;
  const id = uuidv7();
  const { from, count } = list.mostOrdered;
  const numbers = [...new Set([...list.numbers, ...goods.mostOrdered.slice(from, from + count)])];
  await tx
    .insertInto('variation_lists')
    .values({
      id,
      company_id: owner.companyId,
      owner_id: owner.id,
      name: list.name,
      description: list.description,
      kind: 'own',
    })
    .execute();
  const isShared = list.collaborators.length > 0;
  const withObsolete = isShared && goods.obsolete !== undefined ? [...numbers, goods.obsolete] : numbers;
  await insertLines(tx, id, owner.id, withObsolete, list.notes);
  const readers = [...list.collaborators, ...list.subscribers].flatMap((email) => {
    const person = people.get(email);
    return person === undefined ? [] : [{ id: person.id, isCollaborator: list.collaborators.includes(email) }];
  });
  if (readers.length > 0) {
    await tx
      .insertInto('variation_list_subscribers')
      .values(readers.map((reader) => ({ list_id: id, contact_id: reader.id, is_collaborator: reader.isCollaborator })))
      .execute();
  }
  return id;
};

/** What the reader of the shared list has not seen yet, and that they want it by mail. */
const noteChanges = async (tx: Transaction, listId: string, people: People, goods: Goods): Promise<void> => {
  const [editor, reader] = [people.get(DEMO_EDITOR), people.get(DEMO_READER)];
  if (editor === undefined || reader === undefined) return;
  const changes = [
    { kind: 'added', number: goods.mostOrdered[0], by: editor.id },
    { kind: 'removed', number: goods.mostOrdered[30], by: editor.id },
    { kind: 'phased-out', number: '1000006', by: null },
    { kind: 'obsolete', number: goods.obsolete, by: null },
  ].flatMap(({ number, ...change }) => (number === undefined ? [] : [{ ...change, number }]));
  await sql`
    insert into variation_list_changes (list_id, kind, sap_material_number, changed_by, changed_at)
    select ${listId}, kind, number, changed_by, now() - (5 - place) * interval '7 hours'
    from unnest(${changes.map(({ kind }) => kind)}::text[], ${changes.map(({ number }) => number)}::text[],
      ${changes.map(({ by }) => by)}::uuid[]) with ordinality as c (kind, number, changed_by, place)
    order by place`.execute(tx);
  await tx
    .insertInto('variation_list_notices')
    .values({ list_id: listId, contact_id: reader.id, wants_mail: true })
    .execute();
  await tx
    .insertInto('variation_list_defaults')
    .values({ contact_id: reader.id, list_id: listId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const makeLists = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const people = await findPeople(tx);
    const reader = people.get(DEMO_READER);
    if (reader === undefined) return;
    const made = await sql`select from variation_lists where owner_id = ${reader.id} and kind = 'own' limit 1`.execute(
      tx,
    );
    if (made.rows.length > 0) return;
    const goods = await findGoods(tx, reader.companyId);
    for (const list of DEMO_LISTS) {
      // Three lists, once for each shop.
      // oxlint-disable-next-line no-await-in-loop
      const id = await makeList(tx, list, people, goods);
      // oxlint-disable-next-line no-await-in-loop
      if (id !== undefined && list.collaborators.length > 0) await noteChanges(tx, id, people, goods);
    }
    const favorites = await ensureFavorites(tx, reader.id);
    await insertLines(tx, favorites, reader.id, ['1000001', '1000003', ...goods.mostOrdered.slice(0, 6)], []);
  });

/**
 * Makes the demo's lists where its reader has none: own, shared and subscribed ones, with a phased-out and an obsolete
 * material, favorites and unseen changes; and the top-selling lists of what the demo's customers ordered.
 */
export const makeDemoLists = (db: Database) => async (): Promise<void> => {
  await makeLists(db);
  await refreshTopSelling(db)();
};
