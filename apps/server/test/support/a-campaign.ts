import { type Market, marketFacts } from '@grossist/domain';
import type { Database } from '../../src/db/index.ts';
import type { Material } from './a-material.ts';
import { NO_HASH, unique } from './unique.ts';

/** Prices for everybody from one day to another, both included; answers the campaign's code. */
export const aCampaign = async (
  db: Database,
  traits: {
    market?: Market;
    validFrom: string;
    validTo: string;
    prices: readonly { material: Material; amount: string }[];
  },
): Promise<string> => {
  const { market = 'DK', validFrom, validTo, prices } = traits;
  const code = `K${unique()}`;
  await db
    .insertInto('erp.campaigns')
    .values({
      code,
      market,
      names: JSON.stringify({ en: `Campaign ${code}` }),
      currency: marketFacts(market).currency,
      valid_from: validFrom,
      valid_to: validTo,
      content_hash: NO_HASH,
    })
    .execute();
  await db
    .insertInto('erp.campaign_prices')
    .values(
      prices.map(({ material, amount }) => ({
        sap_material_number: material.sapMaterialNumber,
        campaign: code,
        amount,
        per_quantity: '1',
      })),
    )
    .execute();
  return code;
};
