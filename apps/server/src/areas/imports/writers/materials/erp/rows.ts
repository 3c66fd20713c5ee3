import type { MaterialAmendmentRecord, MaterialRecord } from '@grossist/catalogue-formats';
import { stockText, stockTextHash } from './stock-text.ts';

/** What a record says of money and stock, and the number its material has by now. */
export interface Numbered {
  record: Pick<MaterialRecord, 'listPrices' | 'duties' | 'stock'> & Pick<MaterialAmendmentRecord, 'keepsPerQuantity'>;
  sapMaterialNumber: string;
}

export const listPricesOf = (materials: readonly Numbered[]) =>
  materials.flatMap(({ record, sapMaterialNumber }) =>
    (record.listPrices ?? []).map((price) => ({
      sap_material_number: sapMaterialNumber,
      market: price.market,
      currency: price.currency,
      amount: price.amount,
      per_quantity: price.perQuantity,
      valid_from: price.validFrom,
      scales: price.scales ?? [],
      keeps: record.keepsPerQuantity ?? false,
    })),
  );

export const dutiesOf = (materials: readonly Numbered[]) =>
  materials.flatMap(({ record, sapMaterialNumber }) =>
    Object.entries(record.duties ?? {}).map(([currency, amount]) => ({
      sap_material_number: sapMaterialNumber,
      currency,
      amount,
    })),
  );

export const byDate = (left: { date: string }, right: { date: string }): number => (left.date < right.date ? -1 : 1);

// In the order in which orders lock stock, so that neither waits for the other in a circle.
const byNumberAndPlant = (left: { sap_material_number: string; plant: string }, right: typeof left): number => {
  if (left.sap_material_number !== right.sap_material_number) {
    return left.sap_material_number < right.sap_material_number ? -1 : 1;
  }
  return left.plant < right.plant ? -1 : 1;
};

export const stockOf = (materials: readonly Numbered[]) =>
  materials
    .flatMap(({ record, sapMaterialNumber }) =>
      (record.stock ?? []).map((held) => ({
        sap_material_number: sapMaterialNumber,
        plant: held.plant,
        atp: held.atp,
        fastbox: held.fastbox ?? '0',
        clearance: held.clearance ?? '0',
        incoming: (held.incoming ?? []).toSorted(byDate),
        content_hash: stockText(held),
        former_hash: stockTextHash(held),
      })),
    )
    .sort(byNumberAndPlant);
