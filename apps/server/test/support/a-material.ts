import { type InfoTag, type Market, type MaterialStatus, marketFacts, type Texts } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../src/db/index.ts';
import { aPlant, plantOf } from './a-company.ts';
import { aProduct } from './a-product.ts';
import { NO_HASH, unique } from './unique.ts';

export interface Material {
  sapMaterialNumber: string;
  code: string;
  plant: string;
}

export interface MaterialTraits {
  /** The market it is sold, priced and stocked in. */
  market?: Market;
  /** List price of one, in the market's currency; null: it has none. */
  price?: string | null;
  perQuantity?: string;
  duties?: string;
  stock?: string;
  clearanceStock?: string;
  fastboxStock?: string;
  incoming?: readonly { date: string; quantity: string }[];
  minQuantity?: string;
  multiplum?: string;
  packageSize?: string;
  cableCutAllowed?: boolean;
  status?: MaterialStatus;
  isOnClearanceSale?: boolean;
  materialGroup?: string;
  /** English. */
  name?: string;
  /** In other languages. */
  names?: Texts;
  salesUnit?: string;
  /** Of the list price. */
  scales?: readonly { fromQuantity: string; amount: string }[];
  /** 11: ordered from the supplier, 12: made to order. */
  supplyStatus?: '11' | '12';
  alternatives?: readonly string[];
  /** The number of a material that is suggested instead, one for one. */
  suggestion?: string;
  suggestionZcon2?: string;
  infoTag?: InfoTag;
  /** The supplier delivers it itself where that is wanted. */
  isDirectDelivery?: boolean;
  elNumber?: string;
  hwsNumber?: string;
  ean?: string;
}

const suggested = (sapMaterialNumber: string | undefined): string | undefined =>
  sapMaterialNumber && JSON.stringify({ sapMaterialNumber, quantity: '1', minQuantity: '1' });

const rowsOf = (product: string, traits: MaterialTraits) => {
  const number = unique();
  const market = traits.market ?? 'DK';
  const material = { sapMaterialNumber: String(5_000_000 + number), code: `M${number}`, plant: plantOf(market) };
  const { sapMaterialNumber: sap_material_number, plant } = material;
  const { currency } = marketFacts(market);
  const { price = '100', duties } = traits;
  return {
    material,
    row: {
      id: uuidv7(),
      sap_material_number,
      code: material.code,
      product_code: product,
      tree: 'electrical',
      names: JSON.stringify({ en: traits.name ?? `Material ${number}`, ...traits.names }),
      sales_unit: traits.salesUnit ?? 'PCE',
      supply_status: traits.supplyStatus,
      alternatives: traits.alternatives === undefined ? undefined : [...traits.alternatives],
      concept_suggestion: suggested(traits.suggestion),
      concept_suggestion_zcon2: suggested(traits.suggestionZcon2),
      info_tag: traits.infoTag && JSON.stringify(traits.infoTag),
      min_quantity: traits.minQuantity,
      multiplum: traits.multiplum,
      package_size: traits.packageSize,
      cable_cut_allowed: traits.cableCutAllowed,
      status: traits.status,
      is_on_clearance_sale: traits.isOnClearanceSale,
      is_direct_delivery_product: traits.isDirectDelivery,
      el_number: traits.elNumber,
      hws_number: traits.hwsNumber,
      ean: traits.ean,
      material_group: traits.materialGroup,
      markets: [market],
    },
    price:
      price === null
        ? []
        : [
            {
              sap_material_number,
              market,
              currency,
              amount: price,
              per_quantity: traits.perQuantity ?? '1',
              scales: JSON.stringify(traits.scales ?? []),
            },
          ],
    duties: duties === undefined ? [] : [{ sap_material_number, currency, amount: duties }],
    stock: {
      sap_material_number,
      plant,
      atp: traits.stock ?? '1000',
      fastbox: traits.fastboxStock,
      clearance: traits.clearanceStock,
      incoming: JSON.stringify(traits.incoming ?? []),
      content_hash: NO_HASH,
    },
  };
};

/** So many materials alike, with price and stock, in a handful of statements. */
export const someMaterials = async (db: Database, count: number, traits: MaterialTraits = {}): Promise<Material[]> => {
  await aPlant(db, traits.market ?? 'DK');
  const product = await aProduct(db);
  const made = Array.from({ length: count }, () => rowsOf(product, traits));
  await db
    .insertInto('materials')
    .values(made.map(({ row }) => row))
    .execute();
  const prices = made.flatMap(({ price }) => price);
  if (prices.length > 0) await db.insertInto('erp.list_prices').values(prices).execute();
  const duties = made.flatMap((each) => each.duties);
  if (duties.length > 0) await db.insertInto('erp.material_duties').values(duties).execute();
  await db
    .insertInto('erp.stock')
    .values(made.map(({ stock }) => stock))
    .execute();
  return made.map(({ material }) => material);
};

/** A material that can be ordered: 100 apiece and 1,000 in stock by default. */
export const aMaterial = async (db: Database, traits: MaterialTraits = {}): Promise<Material> => {
  const [material] = await someMaterials(db, 1, traits);
  if (material === undefined) throw new Error('No material was made');
  return material;
};
