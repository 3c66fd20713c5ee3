import {
  addAssortmentRelation,
  getAssortmentEffect,
  getMaterialVisibility,
  removeAssortmentRelation,
} from '@grossist/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerScope, listVisible } from '../../src/areas/assortments/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { someMaterials } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const app = testApp(db);
const admin = await app.signedIn(await anEmployee(db, 'assortment-admin'));
const numbers = (await someMaterials(db, 12)).map(({ sapMaterialNumber }) => sapMaterialNumber);

const MEMBERS = fc.subarray(numbers);
const ASSORTMENT = fc.record({
  type: fc.constantFrom('exclusive' as const, 'limiting' as const),
  materials: MEMBERS,
  isHeld: fc.boolean(),
});

const CASE = fc.record({
  others: fc.array(ASSORTMENT, { maxLength: 3 }),
  changed: ASSORTMENT,
  customerType: fc.constantFrom('company' as const, 'user' as const),
});

test('the effect shown beforehand is what changing the relation does, and the reason of each material agrees with it', async () => {
  await fc.assert(
    fc.asyncProperty(CASE, async ({ others, changed, customerType }) => {
      const buyer = await aBuyer(db);
      for (const { isHeld, ...traits } of others)
        await anAssortment(db, { ...traits, companies: isHeld ? [buyer.company] : [] });
      const { id } = await anAssortment(db, { type: changed.type, materials: changed.materials });
      const customer = {
        customerId: customerType === 'company' ? buyer.company.id : buyer.contactId,
        customerType,
      };
      const seen = async () => {
        const { held } = await customerScope(db)(customer);
        const granted = held.map(({ code }) => code);
        return listVisible(db)(
          { assortments: { granted, isLimited: held.some((one) => one.type === 'limiting') } },
          numbers,
        );
      };
      const effectOf = (change: 'add' | 'remove') =>
        admin.answer(getAssortmentEffect, { params: { id }, query: { ...customer, change } });
      const [effect, before] = [await effectOf('add'), await seen()];
      const { RelationId } = await admin.answer(addAssortmentRelation, { params: { id }, body: customer });
      const [undone, after] = [await effectOf('remove'), await seen()];
      const hidden = [...before].filter((number) => !after.has(number)).toSorted();
      const shown = [...after].filter((number) => !before.has(number)).toSorted();
      expect([effect.Hidden, effect.Shown]).toEqual([hidden.length, shown.length]);
      expect([effect.HiddenExamples, effect.ShownExamples]).toEqual([hidden.slice(0, 10), shown.slice(0, 10)]);
      expect([effect.VisibleBefore, effect.VisibleAfter]).toEqual([before.size, after.size]);
      expect([undone.Hidden, undone.Shown]).toEqual([shown.length, hidden.length]);
      expect(effect.MaterialsOfMarket).toBe(numbers.length);
      expect(effect.UserCount).toBe(1);
      for (const materialNo of numbers.slice(0, 3)) {
        const { IsVisible } = await admin.answer(getMaterialVisibility, { query: { ...customer, materialNo } });
        expect(IsVisible).toBe(after.has(materialNo));
      }
      await admin.answer(removeAssortmentRelation, { params: { relationId: RelationId } });
      await db.deleteFrom('assortments').execute();
    }),
    { numRuns: 25 },
  );
});
