import type { MaterialRemnants, ProductStock } from '@grossist/contracts';
import { isAvailable, NO_QUANTITY, type Quantity, quantityToNumber } from '@grossist/domain';
import type { FastboxStock, Remnant } from '../../../gateways/erp/port.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf, type PricingDeps } from '../ask-erp.ts';
import { type Reader, wordingFor } from '../presenter/wording.ts';
import type { AskableMaterial } from './askable-materials.ts';

interface StockAtCenter {
  center: string;
  sapMaterialNumber: string;
  salesUnit: string;
  quantity: Quantity;
}

/** Presents section 3, "Product stock per service center". */
export const presentCenterStock = (stocks: readonly StockAtCenter[], reader: Reader): ProductStock[] => {
  const { quantity } = wordingFor(reader);
  return stocks.map((stock) => ({
    ServiceCenterId: stock.center,
    MaterialNo: stock.sapMaterialNumber,
    AtpQuantity: quantityToNumber(stock.quantity),
    AtpQuantityStr: quantity(stock.quantity, stock.salesUnit),
    IsInStock: isAvailable(stock.quantity),
  }));
};

interface RemnantsOfMaterial {
  sapMaterialNumber: string;
  salesUnit: string;
  remnants: readonly Remnant[];
}

export const presentRemnants = (found: readonly RemnantsOfMaterial[], reader: Reader): MaterialRemnants[] => {
  const { quantity, percent } = wordingFor(reader);
  return found.map(({ sapMaterialNumber, salesUnit, remnants }) => ({
    MaterialNo: sapMaterialNumber,
    Remnants: remnants.map((remnant) => ({
      RemnantId: remnant.remnantId,
      Plant: remnant.plant,
      CabelRemnantValue: quantityToNumber(remnant.length),
      CabelRemnantValueStr: quantity(remnant.length, salesUnit),
      DiscountStr: reader.showNetPrice && Number(remnant.discountPercent) !== 0 ? percent(remnant.discountPercent) : '',
    })),
  }));
};

/** So many answers one call may have: a material at a center each. */
const MOST_PAIRS = 20_000;

/**
 * What lies at service centers. One query beside the ERP's, none when nothing is asked.
 * @throws Failure 503 when the ERP does not answer
 */
export const findCenterStock = ({ askable, erp }: Pick<PricingDeps, 'askable' | 'erp'>) => {
  const stockOf = async (
    buyer: Buyer,
    seen: ReadonlyMap<string, AskableMaterial>,
    centers: readonly string[] | 'all',
    signal: AbortSignal,
  ): Promise<readonly StockAtCenter[]> => {
    const found = await askErp(() => erp.centerStock(customerOf(buyer), [...seen.keys()], centers, signal));
    return found.map((stock) => ({ ...stock, salesUnit: seen.get(stock.sapMaterialNumber)?.salesUnit ?? '' }));
  };

  return {
    /** What every center of the market has; nothing of centers that have none. [erp-05] */
    everywhere: async (
      buyer: Buyer,
      materials: readonly string[],
      signal: AbortSignal,
    ): Promise<readonly StockAtCenter[]> => {
      const seen = await askable(buyer, [...new Set(materials)]);
      return seen.size === 0 ? [] : stockOf(buyer, seen, 'all', signal);
    },

    /**
     * What the named centers have of the named materials, none included; centers of other markets have no entry.
     * [erp-06]
     * @throws Failure 422 when more is asked than one answer may hold
     */
    at: async (
      buyer: Buyer,
      materials: readonly string[],
      centers: readonly string[],
      signal: AbortSignal,
    ): Promise<readonly StockAtCenter[]> => {
      const wanted = [...new Set(materials)];
      const places = new Set(centers);
      if (wanted.length === 0 || places.size === 0) return [];
      if (wanted.length * places.size > MOST_PAIRS) {
        throw breaksRule('too-many', `At most ${MOST_PAIRS} stocks can be requested at once`, 'MaterialNums');
      }
      const seen = await askable(buyer, wanted);
      if (seen.size === 0) return [];
      const [stock, ours] = await Promise.all([
        stockOf(buyer, seen, [...places], signal),
        askErp(() => erp.serviceCenters(buyer.market, signal)),
      ]);
      const known = new Map(stock.map((one) => [JSON.stringify([one.center, one.sapMaterialNumber]), one]));
      return ours
        .filter(({ code }) => places.has(code))
        .flatMap(({ code: center }) =>
          wanted.flatMap((sapMaterialNumber) => {
            const material = seen.get(sapMaterialNumber);
            if (material === undefined) return [];
            const { salesUnit } = material;
            const there = known.get(JSON.stringify([center, sapMaterialNumber]));
            return there ?? { center, sapMaterialNumber, salesUnit, quantity: NO_QUANTITY };
          }),
        );
    },
  };
};

interface RemnantsWanted {
  sapMaterialNumber: string;
  /** Shorter pieces are left out. */
  shortest?: Quantity;
}

/**
 * Loads left-over pieces of cable at a plant, in the order of the materials; materials without any, or that the buyer
 * may not see, are left out. [erp-04]
 * @throws Failure 503 when the ERP does not answer
 */
export const findRemnants = ({ askable, erp }: Pick<PricingDeps, 'askable' | 'erp'>) => {
  return async (
    buyer: Buyer,
    wanted: readonly RemnantsWanted[],
    plant: string,
    signal: AbortSignal,
  ): Promise<readonly RemnantsOfMaterial[]> => {
    const shortest = new Map(wanted.map((one) => [one.sapMaterialNumber, one.shortest ?? NO_QUANTITY]));
    const seen = await askable(buyer, [...shortest.keys()]);
    const materials = [...shortest.keys()].filter((number) => seen.has(number));
    if (materials.length === 0) return [];
    const remnants = await askErp(() => erp.remnants(customerOf(buyer), { materials, plant }, signal));
    const found = new Map<string, Remnant[]>();
    for (const remnant of remnants) {
      const others = found.get(remnant.sapMaterialNumber);
      if (others === undefined) found.set(remnant.sapMaterialNumber, [remnant]);
      else others.push(remnant);
    }
    return materials.flatMap((sapMaterialNumber) => {
      const least = shortest.get(sapMaterialNumber) ?? NO_QUANTITY;
      const long = (found.get(sapMaterialNumber) ?? []).filter(({ length }) => length >= least);
      if (long.length === 0) return [];
      return { sapMaterialNumber, salesUnit: seen.get(sapMaterialNumber)?.salesUnit ?? '', remnants: long };
    });
  };
};

/**
 * Loads the express box's stock of materials, each once, in the order requested. [erp-03]
 * @throws Failure 503 when the ERP does not answer
 */
export const findFastboxStock = ({ askable, erp }: Pick<PricingDeps, 'askable' | 'erp'>) => {
  return async (buyer: Buyer, materials: readonly string[], signal: AbortSignal): Promise<readonly FastboxStock[]> => {
    const wanted = [...new Set(materials)];
    const seen = await askable(buyer, wanted);
    if (seen.size === 0) return [];
    const found = await askErp(() => erp.fastboxStock(customerOf(buyer), [...seen.keys()], signal));
    const byMaterial = new Map(found.map((stock) => [stock.sapMaterialNumber, stock]));
    return wanted.flatMap((number) => byMaterial.get(number) ?? []);
  };
};
