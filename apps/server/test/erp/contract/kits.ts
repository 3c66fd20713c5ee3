import { quantityOf } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { aKitHeader } from '../../support/a-kit.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aCustomer, ask, at, cartOf, type ErpUnderTest } from './under-test.ts';

export const kitsContract = (under: ErpUnderTest): void => {
  const { db } = under;

  describe('a packed kit', () => {
    test('costs the sum of its materials, takes no stock for its header, and has the date of the last of them', async () => {
      const header = await aKitHeader(db, { market: 'NL', price: null, stock: '0' });
      const [now, later] = [
        await aMaterial(db, { market: 'NL', price: '10', stock: '10' }),
        await aMaterial(db, {
          market: 'NL',
          price: '20',
          stock: '0',
          incoming: [{ date: '2026-03-10', quantity: '5' }],
        }),
      ];
      const lines = [ask(header, 3), ask(now, 3, { parentKey: 'line 1' }), ask(later, 3, { parentKey: 'line 1' })];
      const answer = await at(under).cartPrice(aCustomer('NL'), cartOf(lines));
      expect(answer.kitHeaderMaterial).toBe(header.sapMaterialNumber);
      expect(answer.totals.subtotal).toBe(900_000n);
      const [head] = answer.lines;
      expect(head).toMatchObject({ price: { buildUp: { lineTotal: 0n } }, stock: { confirmed: quantityOf(3) } });
      expect(head?.stock.deliveryDate).toBe('2026-03-11');
      expect(await at(under).kitHeaderMaterial(aCustomer('NL'))).toBe(header.sapMaterialNumber);
      expect(await at(under).kitHeaderMaterial(aCustomer('SE'))).toBeUndefined();
    });

    test('reports a mix of materials from automated storage and others', async () => {
      const header = await aKitHeader(db, { market: 'NL' });
      const [shelf, robot] = [await aMaterial(db, { market: 'NL' }), await aMaterial(db, { market: 'NL' })];
      await db
        .insertInto('erp.logistics')
        .values({
          sap_material_number: robot.sapMaterialNumber,
          is_automated_storage: true,
          content_hash: Buffer.alloc(0),
        })
        .execute();
      const mixedOf = async (materials: readonly (typeof shelf)[]) => {
        const lines = [ask(header), ...materials.map((material) => ask(material, 1, { parentKey: 'line 1' }))];
        const { combinedDelivery } = await at(under).cartPrice(aCustomer('NL'), cartOf(lines));
        return combinedDelivery.hasKitsMixingAutomatedStorageMaterials;
      };
      expect(await mixedOf([shelf, robot])).toBe(true);
      expect(await mixedOf([shelf])).toBe(false);
      expect(await mixedOf([robot, robot])).toBe(false);
    });
  });
};
