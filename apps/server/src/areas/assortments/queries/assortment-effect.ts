import type { AssortmentEffect } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Customer, customerScope, type HeldAssortment } from './customer-scope.ts';
import { type Assortment, requireAssortment } from './find-assortments.ts';

const MOST_EXAMPLES = 10;

/** The assortments that determine what a customer sees. */
interface Scope {
  codes: readonly string[];
  isLimited: boolean;
}

const scopeOf = (held: readonly Pick<HeldAssortment, 'code' | 'type'>[]): Scope => ({
  codes: held.map(({ code }) => code),
  isLimited: held.some(({ type }) => type === 'limiting'),
});

/** The materials of the assortments `o` that meet a condition, each for each assortment that has it. */
const membersOf = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select m.sap_material_number as number, m.markets, o.code, o.type
  from assortments o join assortment_entries e on e.assortment_id = o.id and e.target like 'material:%'
  join materials m on m.sap_material_number = substr(e.target, 10) where ${condition}
  union all
  select m.sap_material_number, m.markets, o.code, o.type
  from assortments o join assortment_entries e on e.assortment_id = o.id and e.target like 'product:%'
  join materials m on m.product_code = substr(e.target, 9) where ${condition}
  union all
  select m.sap_material_number, m.markets, o.code, o.type
  from assortments o join assortment_entries e on e.assortment_id = o.id and e.target like 'supplier:%'
  join materials m on m.supplier_code = substr(e.target, 10) where ${condition}
  union all
  select m.sap_material_number, m.markets, o.code, o.type
  from assortments o join assortment_entries e on e.assortment_id = o.id and e.target like 'node:%'
  join catalogue_nodes n on substr(e.target, 6) = any(n.path)
  join products p on p.node_code = n.code join materials m on m.product_code = p.code where ${condition}`;

/** Whether a material is seen: the rule of `visibleMaterial`, of materials that some assortment in question has. */
const seenWith = ({ codes, isLimited }: Scope): RawBuilder<boolean> => sql<boolean>`(
  (not bool_or(type = 'exclusive') or bool_or(type = 'exclusive' and code = any(${codes}::text[])))
  and (not ${isLimited}::boolean or bool_or(code = any(${codes}::text[]))))`;

/** `marks`: the market's materials that some exclusive assortment or one of the customer's has, seen before and after. */
const withMarks = (market: Market, before: Scope, after: Scope): RawBuilder<unknown> => sql`
  with marks as (
    select number, ${seenWith(before)} as seen_before, ${seenWith(after)} as seen_after
    from (${membersOf(sql`(o.type = 'exclusive' or o.code = any(${[...before.codes, ...after.codes]}::text[]))`)}) members
    where ${market} = any(markets) group by number)`;

interface Counts {
  total: number;
  marked: number;
  seen_before: number;
  seen_after: number;
}

const examples = async (db: Database, market: Market, before: Scope, after: Scope): Promise<readonly string[]> => {
  // Materials of no assortment change only when the customer becomes limited, or is limited no more.
  const others = before.isLimited === after.isLimited ? sql`false` : sql`k.number is null`;
  const { rows } = await sql<{ number: string }>`
    ${withMarks(market, before, after)}
    select m.sap_material_number as number from materials m left join marks k on k.number = m.sap_material_number
    where ${market} = any(m.markets) and (k.seen_before <> k.seen_after or ${others})
    order by m.sap_material_number limit ${MOST_EXAMPLES}`.execute(db);
  return rows.map(({ number }) => number);
};

const countUsers = async (db: Database, { customerId, customerType }: Customer): Promise<number> => {
  if (customerType === 'user') return 1;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from contacts c where c.erased_at is null and ${
      customerType === 'company'
        ? sql`c.company_id = ${customerId}`
        : sql`exists (select from contact_accounts ca where ca.contact_id = c.id and ca.account_id = ${customerId})`
    }`.execute(db);
  return rows[0]?.count ?? 0;
};

const heldAfter = (held: readonly HeldAssortment[], assortment: Assortment, customer: Customer, change: Change) => {
  if (change === 'add') return [...held.filter(({ id }) => id !== assortment.id), assortment];
  return held.filter(({ id, via, hasOthers }) => id !== assortment.id || via !== customer.customerType || hasOthers);
};

export type Change = 'add' | 'remove';

/**
 * Counts what a relation changes for its customer before it is made. A change only hides or only shows materials, since
 * what is granted grows or shrinks, or the customer becomes limited or free. Five statements. [own-asm-01]
 * @throws Failure 404 for an unknown assortment or customer
 */
export const assortmentEffect =
  (db: Database) =>
  async (assortmentId: string, customer: Customer, change: Change): Promise<AssortmentEffect> => {
    const assortment = await requireAssortment(db, assortmentId);
    const { market, held } = await customerScope(db)(customer);
    const [before, after] = [scopeOf(held), scopeOf(heldAfter(held, assortment, customer, change))];
    const { rows } = await sql<Counts>`
      ${withMarks(market, before, after)}
      select (select count(*) from materials where ${market} = any(markets)) as total, count(*) as marked,
        count(*) filter (where seen_before) as seen_before, count(*) filter (where seen_after) as seen_after
      from marks`.execute(db);
    const counts = rows[0] ?? { total: 0, marked: 0, seen_before: 0, seen_after: 0 };
    const unmarked = counts.total - counts.marked;
    const VisibleBefore = counts.seen_before + (before.isLimited ? 0 : unmarked);
    const VisibleAfter = counts.seen_after + (after.isLimited ? 0 : unmarked);
    const numbers = VisibleBefore === VisibleAfter ? [] : await examples(db, market, before, after);
    return {
      MaterialsOfMarket: counts.total,
      VisibleBefore,
      VisibleAfter,
      Hidden: Math.max(0, VisibleBefore - VisibleAfter),
      Shown: Math.max(0, VisibleAfter - VisibleBefore),
      UserCount: await countUsers(db, customer),
      HiddenExamples: VisibleAfter < VisibleBefore ? [...numbers] : [],
      ShownExamples: VisibleAfter > VisibleBefore ? [...numbers] : [],
    };
  };
