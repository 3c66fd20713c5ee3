import type { getRecommendations, OperationOutput, RecommendationKind } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Recommender } from '../../../gateways/recommender/port.ts';
import { resolvedNumbers } from '../../../unresolved-number.ts';
import { cartMaterials } from '../../cart/index.ts';
import {
  type CatalogueReader,
  findListMarks,
  findVisibleDocuments,
  markDocuments,
  presentDocument,
} from '../../catalogue/index.ts';
import type { Visitor } from '../../identity/index.ts';
import { listSeen, newRcsToken } from '../tracking.ts';

interface Relations {
  alternatives: readonly string[];
  accessories: readonly string[];
}

const NONE: Relations = { alternatives: [], accessories: [] };
const MOST = 50;

/**
 * Finds alternatives and accessories of a material from the catalogue; further alternatives are the most popular materials of
 * its class that share the most features. One query.
 */
const findRelations =
  (db: Database) =>
  async (sapMaterialNumber: string): Promise<Relations> => {
    const { rows } = await sql<{ alternatives: string[]; accessories: string[]; alike: string[] }>`
      select m.alternatives, m.accessories, array(
        select o.sap_material_number from (
          select * from materials c
          where c.class_code = m.class_code and c.product_code <> m.product_code and c.status = '10'
          order by c.popularity desc, c.sap_material_number limit ${MOST * 4}::int
        ) o
        order by (
          select count(*) from jsonb_each(m.features) f where o.features -> f.key = f.value
        ) desc, o.popularity desc, o.sap_material_number limit ${MOST}::int
      ) as alike
      from materials m where m.sap_material_number = ${sapMaterialNumber}`.execute(db);
    const [row] = rows;
    if (row === undefined) return NONE;
    return {
      alternatives: resolvedNumbers([...new Set([...row.alternatives, ...row.alike])], MOST),
      accessories: resolvedNumbers(row.accessories, MOST),
    };
  };

const SHOWN = 12;
/** Candidates; more than are shown, since some may be deleted, of another market, or hidden from the customer. */
const LOOKED_AT = 36;

interface RecommendDeps {
  db: Database;
  recommender: Recommender;
}

type Named = readonly (readonly [RecommendationKind, readonly string[]])[];

type Place = { placement: 'home' | 'cart' } | { placement: 'product'; sapMaterialNumber: string };

/** Returns recommendations for a place of the shop: a constant number of queries, each material in one list only. */
export const recommend = ({ db, recommender }: RecommendDeps) => {
  const documentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);
  const relationsOf = findRelations(db);
  const seenBy = listSeen(db);
  const inCart = cartMaterials(db);

  const seen = async (visitor: Visitor): Promise<readonly string[]> =>
    visitor.kind === 'person' ? seenBy(visitor.contactId, LOOKED_AT) : [];

  const namedFor = async (visitor: Visitor, place: Place): Promise<Named> => {
    if (place.placement === 'product') {
      const { sapMaterialNumber } = place;
      const [relations, together, recent] = await Promise.all([
        relationsOf(sapMaterialNumber),
        recommender.boughtTogether([sapMaterialNumber], LOOKED_AT),
        seen(visitor),
      ]);
      return [
        ['accessories', relations.accessories],
        ['boughtTogether', together],
        ['alternatives', relations.alternatives],
        ['recentlySeen', recent.filter((number) => number !== sapMaterialNumber)],
      ];
    }
    if (visitor.kind !== 'person') return [['popular', await recommender.boughtOften(LOOKED_AT)]];
    if (place.placement === 'cart') {
      const cart = await inCart(visitor.contactId);
      const held = new Set(cart);
      const [together, again] = await Promise.all([
        cart.length === 0 ? [] : recommender.boughtTogether(cart, LOOKED_AT),
        visitor.account === undefined ? [] : recommender.boughtAgain(visitor.account.soldTo, LOOKED_AT),
      ]);
      return [
        ['boughtTogether', together],
        ['boughtAgain', again.filter((number) => !held.has(number))],
      ];
    }
    const [recent, again, often] = await Promise.all([
      seen(visitor),
      visitor.account === undefined ? [] : recommender.boughtAgain(visitor.account.soldTo, LOOKED_AT),
      recommender.boughtOften(LOOKED_AT),
    ]);
    return [
      ['boughtAgain', again],
      ['recentlySeen', recent],
      ['popular', often],
    ];
  };

  return async (
    visitor: Visitor,
    reader: CatalogueReader,
    place: Place,
  ): Promise<OperationOutput<typeof getRecommendations>> => {
    const named = await namedFor(visitor, place);
    const numbers = [...new Set(named.flatMap(([, list]) => list))];
    const rows = await documentsOf(numbers, reader);
    const marks = await marksOf(
      reader.contactId,
      rows.map((row) => row.sap_material_number),
    );
    const documents = new Map(
      markDocuments(
        rows.map((row) => presentDocument(row, reader.language)),
        marks,
      ).map((document) => [document.ItemSAPMaterialNumber, document]),
    );
    const shown = new Set<string>();
    const lists = named.map(([Kind, list]) => {
      const fresh = list
        .flatMap((number) => documents.get(number) ?? [])
        .filter((document) => document.IsOrderable && !shown.has(document.ItemSAPMaterialNumber))
        .slice(0, SHOWN);
      for (const document of fresh) shown.add(document.ItemSAPMaterialNumber);
      return { Kind, Documents: fresh };
    });
    return { RcsToken: newRcsToken(), Lists: lists.filter(({ Documents }) => Documents.length > 0) };
  };
};
