import type { DeliveryType } from '@grossist/domain';
import { aFastboxZone } from '../../support/a-branch.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { testDatabase } from '../../support/database.ts';
import { erpThatIsDown } from '../../support/erp-that-is-down.ts';
import { testApp } from '../../support/test-app.ts';

/** Monday 1 December 2025 in Copenhagen, unless another day of that month is given. */
const momentOf = (time: string, day: string): number => Date.parse(`2025-12-${day}T${time}:00+01:00`);

// Addresses of builders lie in 8000 Aarhus; only the small box drives there.
export const AARHUS = aStoredAddress('8000');
export const ODENSE = aStoredAddress('5000');
export const NOWHERE = aStoredAddress('9990', { city: 'Skagen' });

interface SceneTraits {
  type?: DeliveryType;
  lines?: number;
  isDraft?: boolean;
  name?: string;
  address?: typeof AARHUS | null;
}

/**
 * A database with express boxes around Aarhus and, maxi ones too, around Odense; scenes of a buyer with a cart in it.
 */
export const deliveryScenes = async () => {
  const { db } = await testDatabase();
  await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });
  await aFastboxZone(db, { first: 5000, last: 5299, closingTime: '15:00', isMaxiPossible: true });
  const at = (time: string, day = '01') => testApp(db, { now: () => momentOf(time, day) });
  const present = at('10:00');
  return {
    db,
    at,
    withoutErp: testApp(db, { erp: erpThatIsDown }),
    rowOf: (id: string) => db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst(),
    aScene: async ({ type = 'normal', lines = 2, isDraft = false, name = '', ...traits }: SceneTraits = {}) => {
      const buyer = await aBuyer(db);
      const cart = await aCart(db, { buyer, lines });
      await db
        .updateTable('carts')
        .set({
          delivery_type: type,
          status: isDraft ? 'Draft' : 'Initial',
          name,
          contact_person: 'Åse',
          project_number: '',
        })
        .set(type === 'fastbox' ? { fastbox_type: 'Normal', is_fastbox_maxi: true } : {})
        .where('id', '=', cart.id)
        .execute();
      await sendTo(db, cart.id, traits.address === undefined ? AARHUS : traits.address);
      return { buyer, cart, client: await present.signedIn(buyer) };
    },
  };
};
