import type { Market } from '@grossist/domain';
import { z } from 'zod';
import { equals, queryOf, type Service } from './odata/index.ts';
import type { SapSettings } from './settings.ts';

/** What SAP has of a material in a sales area. */
const Product = z.object({
  Product: z.string(),
  ProductSalesStatus: z.string().nullish(),
  IsMarkedForDeletion: z.boolean().nullish(),
});

/** Sales statuses of what nobody may order any more: blocked and obsolete. */
const NOT_SOLD: ReadonlySet<string> = new Set(['30', '40']);

/** An address has room for so many materials' numbers. */
const MATERIALS_A_QUESTION = 40;
const FRESH_MS = 5 * 60_000;
/** At 100 bytes each. */
const MOST_KEPT = 100_000;

interface Kept {
  isSold: boolean;
  until: number;
}

export interface Products {
  /**
   * Those of the materials that SAP does not sell in the market now: blocked, obsolete, marked for deletion, or none of
   * its sales area. Remembered for five minutes; one request for what is not, however many.
   * @throws SapDoesNotAnswer, SapRefuses, or the signal's reason
   */
  notSold(market: Market, materials: readonly string[], signal?: AbortSignal): Promise<ReadonlySet<string>>;
}

/** What may be sold, as SAP's product service knows it. */
export const openProducts = (service: Service, { areas, now }: Pick<SapSettings, 'areas' | 'now'>): Products => {
  const kept = new Map<string, Kept>();
  const keyOf = (market: Market, material: string): string => `${market} ${material}`;

  const keep = (market: Market, material: string, isSold: boolean): void => {
    kept.delete(keyOf(market, material));
    kept.set(keyOf(market, material), { isSold, until: now() + FRESH_MS });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };

  const pathOf = (organization: string, channel: string, materials: readonly string[]): string => {
    const area = `${equals('ProductSalesOrg', organization)} and ${equals('ProductDistributionChnl', channel)}`;
    const any = materials.map((material) => equals('Product', material)).join(' or ');
    const options = { $filter: `${area} and (${any})`, $select: Object.keys(Product.shape).join(',') };
    return `A_ProductSalesDelivery?${queryOf(options)}`;
  };

  return {
    notSold: async (market, materials, signal) => {
      const area = areas[market];
      if (area === undefined) return new Set();
      const isSold = new Map<string, boolean>();
      for (const material of new Set(materials)) {
        const known = kept.get(keyOf(market, material));
        isSold.set(material, known !== undefined && known.until > now() ? known.isSold : false);
        if (known !== undefined && known.until <= now()) kept.delete(keyOf(market, material));
      }
      const missing = [...isSold.keys()].filter((material) => !kept.has(keyOf(market, material)));
      const paths: string[] = [];
      for (let start = 0; start < missing.length; start += MATERIALS_A_QUESTION) {
        const some = missing.slice(start, start + MATERIALS_A_QUESTION);
        paths.push(pathOf(area.organization, area.channel, some));
      }
      for (const product of await service.lists(paths, Product, signal)) {
        const isOut = NOT_SOLD.has(product.ProductSalesStatus ?? '') || product.IsMarkedForDeletion === true;
        isSold.set(product.Product, !isOut);
      }
      for (const material of missing) keep(market, material, isSold.get(material) ?? false);
      return new Set(materials.filter((material) => isSold.get(material) !== true));
    },
  };
};
