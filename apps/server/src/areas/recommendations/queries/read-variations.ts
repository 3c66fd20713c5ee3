import type { getVariationsData, OperationOutput } from '@grossist/contracts';
import { NO_QUANTITY, quantityOf } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import {
  type CatalogueReader,
  type DocumentRow,
  findListMarks,
  findVisibleDocuments,
  markDocuments,
  presentDocument,
} from '../../catalogue/index.ts';
import { isBuyer, type Visitor } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';

export interface VariationsWanted {
  sapMaterialNumbers: readonly string[];
  onlyFastboxItems: boolean;
  withFavorites: boolean;
}

/**
 * Returns variations by number, in the given order. Visitors who are no buyers get none of the Fastbox.
 * [rec-02]
 * @throws Failure 503 when the Fastbox is requested and the ERP does not respond
 */
export const readVariations = ({ db, erp }: { db: Database; erp: Erp }) => {
  const documentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);

  const inFastbox = async (visitor: Visitor, rows: readonly DocumentRow[]): Promise<readonly DocumentRow[]> => {
    if (!isBuyer(visitor) || rows.length === 0) return [];
    const asks = rows.map((row) => ({
      key: row.sap_material_number,
      sapMaterialNumber: row.sap_material_number,
      quantity: quantityOf(1),
      isOnClearanceSale: false,
      isCableCut: false,
    }));
    const priced = await askErp(() => erp.prices(customerOf(visitor), asks));
    const there = new Set(priced.filter(({ stock }) => stock.fastbox > NO_QUANTITY).map(({ key }) => key));
    return rows.filter((row) => there.has(row.sap_material_number));
  };

  return async (
    visitor: Visitor,
    reader: CatalogueReader,
    wanted: VariationsWanted,
  ): Promise<OperationOutput<typeof getVariationsData>> => {
    const found = await documentsOf(wanted.sapMaterialNumbers, reader);
    const rows = wanted.onlyFastboxItems ? await inFastbox(visitor, found) : found;
    const marks = await marksOf(
      wanted.withFavorites ? reader.contactId : undefined,
      rows.map((row) => row.sap_material_number),
    );
    return {
      Documents: markDocuments(
        rows.map((row) => presentDocument(row, reader.language)),
        marks,
      ),
    };
  };
};
