import type { LabelPreferences } from '@grossist/contracts';
import { LABEL_SHEETS, LABEL_STOCKS, type PreferredArticleNumber } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';

const [FIRST_SHEET] = LABEL_SHEETS;

const PRESET_BARCODES: Record<PreferredArticleNumber, LabelPreferences['Barcode']> = {
  el: 'el',
  hws: 'vvs',
  both: 'el',
  sap: 'ean',
};

const presets = ({ preferredArticleNumber }: Buyer): LabelPreferences => ({
  Product: FIRST_SHEET?.product ?? '',
  ShiftX: 0,
  ShiftY: 0,
  Design: 'number',
  Barcode: PRESET_BARCODES[preferredArticleNumber],
  PriceOption: 'listPrice',
  KitProduct: FIRST_SHEET?.product ?? '',
});

/** Returns how a buyer prints labels: as saved last, else the presets. One query. [own-lbl-02] */
export const readPreferences =
  (db: Database) =>
  async (buyer: Buyer): Promise<LabelPreferences> => {
    const saved = await db
      .selectFrom('label_preferences')
      .selectAll()
      .where('contact_id', '=', buyer.contactId)
      .executeTakeFirst();
    if (saved === undefined) return presets(buyer);
    return {
      // A sheet that is no longer sold is not a choice any more.
      Product: LABEL_SHEETS.some(({ product }) => product === saved.product) ? saved.product : presets(buyer).Product,
      ShiftX: saved.shift_x,
      ShiftY: saved.shift_y,
      Design: saved.design,
      Barcode: saved.barcode,
      PriceOption: saved.price_option,
      KitProduct:
        LABEL_STOCKS.find(({ product }) => product === saved.kit_product)?.product ?? presets(buyer).KitProduct,
    };
  };

/** Saves how a buyer prints labels; of two devices the last one counts. One statement. [own-lbl-03] */
export const savePreferences =
  (db: Database) =>
  async ({ contactId }: Pick<Buyer, 'contactId'>, preferences: LabelPreferences): Promise<void> => {
    const values = {
      product: preferences.Product,
      shift_x: preferences.ShiftX,
      shift_y: preferences.ShiftY,
      design: preferences.Design,
      barcode: preferences.Barcode,
      price_option: preferences.PriceOption,
      kit_product: preferences.KitProduct,
    };
    await db
      .insertInto('label_preferences')
      .values({ contact_id: contactId, ...values })
      .onConflict((conflict) => conflict.column('contact_id').doUpdateSet(values))
      .execute();
  };
