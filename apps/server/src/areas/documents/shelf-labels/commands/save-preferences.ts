import type { LabelPreferences } from '@grossist/contracts';
import type { Database } from '../../../../db/index.ts';
import type { Buyer } from '../../../identity/index.ts';

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
