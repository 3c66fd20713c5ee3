import type { LabelSourceKind } from '@grossist/contracts';
import { encodedNumber, type LabelBarcode, MOST_LABELS } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';
import { breaksRule } from '../../../../http/failure.ts';
import { visibleMaterial } from '../../../assortments/index.ts';
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

interface SourceMaterials {
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
const sourceMaterials = (db: Database) => {
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

interface Row {
  number: string;
  ean: string;
  el_number: string;
  hws_number: string;
}

/** Materials of which the buyer can have labels. */
interface LabelMaterials {
  /** Of the source; empty: it has none. */
  name: string;
  /** SAP numbers in the source's order. */
  sapMaterialNumbers: readonly string[];
  /** Those without the number of the barcode. */
  withoutBarcode: readonly string[];
  /** Those that were named and that the source or the market does not have, or the buyer may not see. */
  notFound: readonly string[];
}

/**
 * Returns those materials of a source that the buyer's market has and the buyer may see. One query beside those of the
 * source, whatever its length.
 * @throws Failure as sourceMaterials
 */
export const labelMaterials = (db: Database) => {
  const materialsOf = sourceMaterials(db);
  return async (buyer: Buyer, source: LabelSource, barcode: LabelBarcode): Promise<LabelMaterials> => {
    const { name, sapMaterialNumbers, notFound } = await materialsOf(buyer, source);
    const { rows } = await sql<Row>`
      select m.sap_material_number as number, m.ean, m.el_number, m.hws_number from materials m
      where m.sap_material_number = any(${[...sapMaterialNumbers]}::text[]) and ${buyer.market} = any(m.markets)
        and ${visibleMaterial(buyer)}`.execute(db);
    const found = new Map(rows.map((row) => [row.number, row]));
    const visible = sapMaterialNumbers.filter((number) => found.has(number));
    const hidden = sapMaterialNumbers.filter((number) => !found.has(number));
    const withoutBarcode = visible.filter((number) => {
      const { ean = '', el_number: el = '', hws_number: hws = '' } = found.get(number) ?? {};
      return encodedNumber(barcode, { ean, el, hws }) === undefined;
    });
    return {
      name,
      sapMaterialNumbers: visible,
      withoutBarcode,
      // What a list or an order hides is not reported to its reader.
      notFound: source.sapMaterialNumbers === undefined ? [] : [...notFound, ...hidden],
    };
  };
};
