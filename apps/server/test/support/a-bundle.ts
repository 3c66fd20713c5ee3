import { type Market, marketFacts } from '@grossist/domain';
import type { Database } from '../../src/db/index.ts';
import type { Material } from './a-material.ts';
import { NO_HASH, unique } from './unique.ts';

/** Materials that cost a tenth less together, by default; answers the bundle's code. */
export const aBundle = async (
  db: Database,
  traits: { market?: Market; discountPercent?: string; members: readonly { material: Material; quantity: string }[] },
): Promise<string> => {
  const code = `BUNDLE-${unique()}`;
  await db
    .insertInto('erp.soft_bundles')
    .values({
      code,
      market: traits.market ?? 'DK',
      names: JSON.stringify({ en: code }),
      discount_percent: traits.discountPercent ?? '10',
      content_hash: NO_HASH,
    })
    .execute();
  await db
    .insertInto('erp.soft_bundle_members')
    .values(
      traits.members.map(({ material, quantity }, position) => ({
        bundle: code,
        position,
        sap_material_number: material.sapMaterialNumber,
        quantity,
      })),
    )
    .execute();
  return code;
};

/** What comes for nothing from a subtotal on. */
export const aGift = async (
  db: Database,
  traits: { market?: Market; material: Material; from: string; validFrom?: string; validTo?: string },
): Promise<void> => {
  const { market = 'DK', material, from, validFrom = '2000-01-01', validTo = '2999-12-31' } = traits;
  await db
    .insertInto('erp.gifts')
    .values({
      code: `GIFT-${unique()}`,
      market,
      sap_material_number: material.sapMaterialNumber,
      texts: JSON.stringify({ en: 'A mug' }),
      currency: marketFacts(market).currency,
      from_amount: from,
      valid_from: validFrom,
      valid_to: validTo,
      content_hash: NO_HASH,
    })
    .execute();
};
