import type { LabelSourceKind } from '@grossist/contracts';
import { MOST_LABELS } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';
import { breaksRule } from '../../../../http/failure.ts';
import { catalogueNumbers } from '../../../catalogues/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import { linesOfSource, listMaterials } from '../../../lists/index.ts';

export interface LabelSource {
  kind: LabelSourceKind;
  /** Of the list, order, draft or catalog. */
  id: string | undefined;
  /** SAP numbers that are wanted; undefined: all of the source. */
  sapMaterialNumbers: readonly string[] | undefined;
}

export interface SourceMaterials {
  /** Of the list, order, draft or catalog; empty: it has none. */
  name: string;
  /** SAP numbers, each once, in the source's order. The buyer may not be allowed to see all of them. */
  sapMaterialNumbers: readonly string[];
  /** Those that were named and that the source does not have. */
  notFound: readonly string[];
}

type Named = Pick<SourceMaterials, 'name' | 'sapMaterialNumbers'>;

const requireId = ({ kind, id }: LabelSource): string => {
  if (id === undefined) throw breaksRule('choose-source', `Name the ${kind}`, 'SourceId');
  return id;
};

const requireNoId = ({ kind, id }: LabelSource): void => {
  if (id !== undefined) throw breaksRule('choose-source', `The ${kind} needs no id`, 'SourceId');
};

const nameOf = async (db: Database, { kind, id }: LabelSource): Promise<string> => {
  if (id === undefined) return '';
  const table = kind === 'order' ? sql`orders` : sql`carts`;
  const { rows } = await sql<{ name: string }>`select name from ${table} where id = ${id}`.execute(db);
  return rows[0]?.name ?? '';
};

/**
 * Returns the materials that labels are wanted of. At most four queries.
 * @throws Failure 404 for somebody else's list, order, draft or catalog, 409 for a draft that was ordered, 422 `choose-source`
 */
export const sourceMaterials = (db: Database) => {
  const ofList = listMaterials(db);
  const ofCatalogue = catalogueNumbers(db);
  const linesOf = linesOfSource(db);
  const read = async (buyer: Buyer, source: LabelSource): Promise<Named> => {
    const { kind, id, sapMaterialNumbers } = source;
    if (kind === 'materials') {
      requireNoId(source);
      if (sapMaterialNumbers === undefined) throw breaksRule('choose-source', 'Name the materials', 'MaterialNos');
      return { name: '', sapMaterialNumbers: [...new Set(sapMaterialNumbers)] };
    }
    if (kind === 'cart' || kind === 'basket') requireNoId(source);
    else requireId(source);
    if (kind === 'list') return ofList(buyer, requireId(source), MOST_LABELS);
    if (kind === 'catalog' || kind === 'basket') return ofCatalogue(buyer, id, MOST_LABELS);
    const lines = await linesOf(buyer, { kind, id, cartItemIds: undefined, lineNumbers: undefined });
    const numbers = new Set(lines.map((line) => line.sapMaterialNumber));
    return { name: await nameOf(db, source), sapMaterialNumbers: [...numbers] };
  };
  return async (buyer: Buyer, source: LabelSource): Promise<SourceMaterials> => {
    const all = await read(buyer, source);
    if (source.sapMaterialNumbers === undefined) return { ...all, notFound: [] };
    const wanted = new Set(source.sapMaterialNumbers);
    const has = new Set(all.sapMaterialNumbers);
    return {
      name: all.name,
      sapMaterialNumbers: all.sapMaterialNumbers.filter((number) => wanted.has(number)),
      notFound: [...wanted].filter((number) => !has.has(number)),
    };
  };
};
