/** Matches and prices the lines of the orders of a file. */

import { type Assessment, assess } from '../assessing/assess.ts';
import { type HouseScope, type Scope, scopeOf, type ValidationDeps } from '../deps.ts';
import { type MatchedLines, matchLines } from '../matching/match-lines.ts';
import type { FactsOf, MaterialFacts } from '../matching/material-facts.ts';
import type { WorkingLine } from '../store/line-rows.ts';
import type { Draft, Following } from './draft-orders.ts';

/** Lots of lines that are looked for at once: the time goes into the database's looking them up. */
const SIDE_BY_SIDE = 2;

/** Lines of one customer, whose materials are looked for together. */
const byCustomer = (drafts: readonly Draft[]): readonly (readonly Draft[])[] => {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = draft.buyer ? `${draft.buyer.contactId} ${draft.buyer.account.id}` : '';
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [draft]);
    else known.push(draft);
  }
  return [...groups.values()];
};

/**
 * Finds what the lines of orders mean and asks for prices and stock, order by order. The number of queries grows with
 * the customers of a file, and with thousands of lines where somebody follows how far it is.
 */
export const judgeDrafts = (deps: ValidationDeps) => {
  const match = matchLines(deps);
  const assessed = assess(deps);

  const matched = async (
    scope: Scope,
    lines: readonly WorkingLine[],
    { atOnce, matched: notifyMatched }: Following,
  ): Promise<MatchedLines> => {
    const matchSome = async (start: number): Promise<MatchedLines> => {
      const some = await match(scope, lines.slice(start, start + atOnce), 'all');
      await notifyMatched(some.lines.length);
      return some;
    };
    const found: WorkingLine[] = [];
    const facts = new Map<string, MaterialFacts>();
    for (let start = 0; start < lines.length; start += atOnce * SIDE_BY_SIDE) {
      const starts = Array.from({ length: SIDE_BY_SIDE }, (_, nth) => start + nth * atOnce);
      const some = await Promise.all(starts.filter((each) => each < lines.length).map(matchSome));
      for (const each of some) {
        for (const line of each.lines) found.push(line);
        for (const [number, material] of each.facts) facts.set(number, material);
      }
    }
    return { lines: found, facts };
  };

  return async (
    house: HouseScope,
    drafts: readonly Draft[],
    following: Following,
  ): Promise<ReadonlyMap<string, Assessment>> => {
    const groups: { group: readonly Draft[]; lines: ReadonlyMap<string, WorkingLine>; facts: FactsOf }[] = [];
    for (const group of byCustomer(drafts)) {
      const all = group.flatMap((draft) => draft.lines);
      const { lines, facts } = await matched(scopeOf(group[0]?.buyer, house), all, following);
      groups.push({ group, facts, lines: new Map(lines.map((line) => [line.id, line])) });
    }
    await following.pricing();
    const results = new Map<string, Assessment>();
    // One after the other: the ERP has others to answer too.
    for (const { group, lines, facts } of groups)
      for (const draft of group) {
        const own = draft.lines.flatMap(({ id }) => lines.get(id) ?? []);
        results.set(draft.id, await assessed({ document: draft.document, lines: own, facts, buyer: draft.buyer }));
      }
    return results;
  };
};
