import { moneyOf, moneyToNumber, quantityOf } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { aBundle, aGift } from '../../support/a-bundle.ts';
import { aCampaign } from '../../support/a-campaign.ts';
import { aMaterial } from '../../support/a-material.ts';
import { aRemnant } from '../../support/a-remnant.ts';
import { aRoute } from '../../support/a-route.ts';
import { NO_HASH } from '../../support/unique.ts';
import { aCustomer, ask, at, cartOf, type ErpUnderTest } from './under-test.ts';

/** Amounts of the lines' goods. */
const goods = (lines: readonly { price: { buildUp: { lineTotal: bigint } } | undefined }[]): (string | undefined)[] =>
  lines.map(({ price }) => price && String(Number(price.buildUp.lineTotal) / 10_000));

export const pricesContract = (under: ErpUnderTest): void => {
  const { db } = under;

  describe('prices', () => {
    test('are in the requested order; unknown materials are left out', async () => {
      const [first, second] = [await aMaterial(db, { price: '10' }), await aMaterial(db, { price: '20' })];
      const erp = at(under);
      const unknown = { sapMaterialNumber: 'nothing' };
      const answer = await erp.prices(aCustomer(), [ask(second), ask(unknown), ask(first)]);
      expect(answer.map(({ key }) => key)).toEqual([second.sapMaterialNumber, first.sapMaterialNumber]);
      expect(goods(answer)).toEqual(['20', '10']);
      expect(await erp.prices(aCustomer(), [ask(unknown)])).toEqual([]);
      expect(await erp.prices(aCustomer(), [])).toEqual([]);
    });

    test('have stock but no price for a material of another market', async () => {
      const swedish = await aMaterial(db, { market: 'SE' });
      const [here] = await at(under).prices(aCustomer(), [ask(swedish)]);
      const [there] = await at(under).prices(aCustomer('SE'), [ask(swedish)]);
      expect(here?.price).toBeUndefined();
      expect(there?.price?.buildUp.unitPrice.perQuantity).toBe(quantityOf(1));
    });

    test.each(['30', '40'] as const)('a material of status %s has no price any more', async (status) => {
      const [answer] = await at(under).prices(aCustomer(), [ask(await aMaterial(db, { status }))]);
      expect(answer).toMatchObject({ price: undefined });
    });

    test('are lower from a quantity on, less the customer’s discount', async () => {
      await db
        .insertInto('erp.discounts')
        .values({ market: 'DK', customer_group: 'A', material_group: 'SCALES', percent: '50', content_hash: NO_HASH })
        .execute();
      const scales = [
        { fromQuantity: '10', amount: '80' },
        { fromQuantity: '100', amount: '60' },
      ];
      const material = await aMaterial(db, { price: '100', scales, materialGroup: 'SCALES' });
      const asks = ['9.999', '10', '100'].map((quantity) => ask(material, quantity));
      const answer = await at(under).prices(aCustomer(), asks);
      expect(goods(answer)).toEqual(['499.95', '400', '3000']);
      expect(
        answer[0]?.price?.scales.map(({ fromQuantity, price }) => [fromQuantity, moneyToNumber(price.amount)]),
      ).toEqual([
        [quantityOf(10), 40],
        [quantityOf(100), 30],
      ]);
    });

    test('a customer’s own price is for any quantity: it has no scales', async () => {
      const material = await aMaterial(db, { price: '100', scales: [{ fromQuantity: '10', amount: '20' }] });
      await db
        .insertInto('erp.net_prices')
        .values({
          sold_to: '700001',
          sap_material_number: material.sapMaterialNumber,
          currency: 'DKK',
          amount: '70',
          per_quantity: '1',
          content_hash: NO_HASH,
        })
        .execute();
      const [own] = await at(under).prices(aCustomer(), [ask(material, 10)]);
      const [others] = await at(under).prices(aCustomer('DK', { soldTo: '700002' }), [ask(material, 10)]);
      expect(goods([own, others].flatMap((one) => one ?? []))).toEqual(['700', '200']);
      expect(own?.price?.scales).toEqual([]);
    });

    test('of a campaign count from its first day to its last, and only where they are lower', async () => {
      const [dear, cheap] = [await aMaterial(db, { price: '100' }), await aMaterial(db, { price: '50' })];
      const prices = [
        { material: dear, amount: '75' },
        { material: cheap, amount: '75' },
      ];
      await aCampaign(db, { validFrom: '2026-03-02', validTo: '2026-03-03', prices });
      const on = async (moment: string) => goods(await at(under, moment).prices(aCustomer(), [ask(dear), ask(cheap)]));
      expect(await on('2026-03-01T23:59:00+01:00')).toEqual(['100', '50']);
      expect(await on('2026-03-02T00:00:00+01:00')).toEqual(['75', '50']);
      expect(await on('2026-03-03T23:59:00+01:00')).toEqual(['75', '50']);
      expect(await on('2026-03-04T00:00:00+01:00')).toEqual(['100', '50']);
      const [priced] = await at(under).prices(aCustomer(), [ask(dear)]);
      expect(priced?.price?.campaign).toMatchObject({ validTo: '2026-03-03', price: { amount: 750_000n } });
    });

    test('of clearance apply only to clearance lines, and are returned for every such material', async () => {
      const material = await aMaterial(db, { price: '100', isOnClearanceSale: true, clearanceStock: '5' });
      const answer = await at(under).prices(aCustomer(), [
        ask(material, 2, { isOnClearanceSale: true }),
        ask(material, 2),
      ]);
      const [reduced, usual] = answer;
      expect(reduced?.price?.clearancePrice).toEqual(usual?.price?.clearancePrice);
      expect(Number(reduced?.price?.buildUp.lineTotal)).toBeLessThan(Number(usual?.price?.buildUp.lineTotal));
      expect(usual?.price?.buildUp.lineTotal).toBe(usual?.price?.listAmount);
      const [ordinary] = await at(under).prices(aCustomer(), [ask(await aMaterial(db))]);
      expect(ordinary?.price?.clearancePrice).toBeUndefined();
    });

    test('takes the clearance percentage and the cutting fee of the material before those of the market', async () => {
      const terms = { clearance_percent: '55', cable_cut_fee: '12.5', content_hash: NO_HASH, market: 'DK' };
      const traits = { price: '100', isOnClearanceSale: true, cableCutAllowed: true, packageSize: '100' } as const;
      const [own, usual] = [await aMaterial(db, traits), await aMaterial(db, traits)];
      await db
        .insertInto('erp.price_terms')
        .values({ ...terms, sap_material_number: own.sapMaterialNumber })
        .execute();
      const asks = [own, usual].map((material) => ask(material, 1, { isOnClearanceSale: true, isCableCut: true }));
      const priced = await at(under).prices(aCustomer(), asks);
      expect(priced.map(({ price }) => [price?.buildUp.unitPrice.amount, price?.cableCutFee])).toEqual([
        [moneyOf(45), moneyOf('12.5')],
        [moneyOf(60), moneyOf(49)],
      ]);
    });

    test('caps the clearance price at what the customer pays for a normal line', async () => {
      const material = await aMaterial(db, { price: '100', isOnClearanceSale: true, clearanceStock: '5' });
      const customer = aCustomer();
      await db
        .insertInto('erp.net_prices')
        .values({
          sold_to: customer.soldTo,
          sap_material_number: material.sapMaterialNumber,
          currency: 'DKK',
          amount: '50',
          per_quantity: '1',
          content_hash: NO_HASH,
        })
        .execute();
      const [clearance, normal] = await at(under).prices(customer, [
        ask(material, 2, { isOnClearanceSale: true }),
        ask(material, 2),
      ]);
      expect(clearance?.price?.clearancePrice).toEqual(normal?.price?.buildUp.unitPrice);
      expect(normal?.price?.clearancePrice).toEqual(normal?.price?.buildUp.unitPrice);
      expect(clearance?.price?.buildUp).toEqual(normal?.price?.buildUp);
    });

    test('a cut of cable has its fee once, whatever its length', async () => {
      const cable = await aMaterial(db, { price: '10', cableCutAllowed: true, packageSize: '100' });
      const answer = await at(under).prices(aCustomer(), [
        ask(cable, 1, { isCableCut: true }),
        ask(cable, 70, { isCableCut: true }),
        ask(cable, 100),
      ]);
      const fees = answer.map(({ price }) => price?.cableCutFee);
      expect(fees[0]).toBeGreaterThan(0n);
      expect(fees).toEqual([fees[0], fees[0], 0n]);
    });

    test('a piece of left-over cable is lowered by its percentage', async () => {
      const cable = await aMaterial(db, { price: '10', cableCutAllowed: true, packageSize: '100' });
      await aRemnant(db, cable, { length: '35', discountPercent: '30' });
      const answer = await at(under).prices(aCustomer(), [ask(cable, 35, { remnantLength: quantityOf(35) })]);
      expect(goods(answer)).toEqual(['245']);
    });

    test('are returned for suggestions and alternatives of the same customer, with the better saving', async () => {
      const house = await aMaterial(db, { price: '80' });
      const other = await aMaterial(db, { price: '60', multiplum: '4' });
      const dearer = await aMaterial(db, { price: '200' });
      const traits = { suggestion: house.sapMaterialNumber, suggestionZcon2: other.sapMaterialNumber };
      const material = await aMaterial(db, { price: '100', ...traits });
      const hopeless = await aMaterial(db, { price: '100', suggestion: dearer.sapMaterialNumber });
      const answer = await at(under).prices(aCustomer(), [
        ask(material, 6, { alternatives: [dearer.sapMaterialNumber, 'nothing'] }),
        ask(hopeless),
      ]);
      expect(answer[0]?.suggestions).toMatchObject([
        { kind: 'ZCON', sapMaterialNumber: house.sapMaterialNumber, quantity: quantityOf(6), saving: 1_200_000n },
        // Of what comes in fours eight must be bought, which saves as much as 600 − 480.
        { kind: 'ZCON2', quantity: quantityOf(8), amount: 4_800_000n, saving: 1_200_000n },
      ]);
      expect(answer[0]?.price?.conceptSaving).toBe(1_200_000n);
      expect(answer[0]?.alternatives).toMatchObject([
        { sapMaterialNumber: dearer.sapMaterialNumber, unitPrice: { amount: 2_000_000n }, atp: quantityOf(1000) },
      ]);
      expect(answer[1]).toMatchObject({ price: { conceptSaving: 0n }, suggestions: [{ kind: 'ZCON', saving: 0n }] });
    });

    test('include suggestions for a cart, not for an order, at the same total', async () => {
      const house = await aMaterial(db, { price: '80' });
      const material = await aMaterial(db, { price: '100', suggestion: house.sapMaterialNumber });
      const cart = cartOf([ask(material), ask(house)]);
      const looked = await at(under).cartPrice(aCustomer(), cart);
      const ordered = await at(under).cartPrice(aCustomer(), { ...cart, isOrdered: true });
      expect(looked.lines.map(({ suggestions }) => suggestions.length)).toEqual([1, 0]);
      expect(looked.conceptSavings).toBeGreaterThan(0n);
      expect(ordered.lines.map(({ suggestions }) => suggestions.length)).toEqual([0, 0]);
      expect(ordered.conceptSavings).toBe(0n);
      expect(ordered.totals).toEqual(looked.totals);
    });

    test('a bundle costs less than its members, and one of another market is none', async () => {
      const [first, second] = [await aMaterial(db, { price: '100' }), await aMaterial(db, { price: '10' })];
      const members = [
        { material: first, quantity: '2' },
        { material: second, quantity: '5' },
      ];
      const [here, there] = [await aBundle(db, { members }), await aBundle(db, { members, market: 'SE' })];
      const answer = await at(under).bundlePrices(aCustomer(), [there, 'nothing', here]);
      expect(answer).toMatchObject([{ id: here, separately: 2_500_000n, price: 2_250_000n, status: 'active' }]);
      expect(answer[0]?.members.map(({ amount }) => amount)).toEqual([1_800_000n, 450_000n]);
    });

    test('include the bundles of a material, the largest saving first', async () => {
      const [one, other] = [await aMaterial(db), await aMaterial(db)];
      const both = [
        { material: one, quantity: '1' },
        { material: other, quantity: '1' },
      ];
      const small = await aBundle(db, { members: both, discountPercent: '5' });
      const large = await aBundle(db, { members: both.slice(0, 1), discountPercent: '20' });
      await aBundle(db, { members: both, market: 'SE' });
      const gone = await aBundle(db, { members: both });
      await db.updateTable('erp.soft_bundles').set({ is_active: false }).where('code', '=', gone).execute();
      const erp = at(under);
      expect(await erp.bundlesWith(aCustomer(), one.sapMaterialNumber)).toEqual([large, small]);
      expect(await erp.bundlesWith(aCustomer(), other.sapMaterialNumber)).toEqual([small]);
      expect(await erp.bundlesWith(aCustomer(), 'nothing')).toEqual([]);
    });
  });

  describe('a cart', () => {
    test('costs nothing without lines', async () => {
      const { totals, gift, lines } = await at(under).cartPrice(aCustomer(), cartOf([]));
      expect({ total: totals.total, gift, lines }).toEqual({ total: 0n, gift: undefined, lines: [] });
    });

    test('has the bundle’s price for a bundle, and the usual price beyond it', async () => {
      const [first, second] = [await aMaterial(db, { price: '100' }), await aMaterial(db, { price: '10' })];
      const members = [
        { material: first, quantity: '2' },
        { material: second, quantity: '5' },
      ];
      const bundle = await aBundle(db, { members });
      const erp = at(under);
      const linesOf = async (lines: Parameters<typeof cartOf>[0]) =>
        (await erp.cartPrice(aCustomer(), cartOf(lines))).lines;
      const saved = (lines: Awaited<ReturnType<typeof linesOf>>) =>
        lines.map(({ price }) =>
          price?.bundles.map(({ id, quantity, saving }) => [id, quantity / 1000, Number(saving) / 10_000]),
        );

      const whole = await linesOf([ask(first, 5), ask(second, 12)]);
      expect(saved(whole)).toEqual([[[bundle, 4, 40]], [[bundle, 10, 10]]]);
      expect(goods(whole)).toEqual(['460', '110']);
      const { totals } = await erp.cartPrice(aCustomer(), cartOf([ask(first, 5), ask(second, 12)]));
      expect(totals.subtotal).toBe(5_700_000n);

      expect(goods(await linesOf([ask(first, 2), ask(second, 4)]))).toEqual(['200', '40']);
      expect(goods(await linesOf([ask(first, 2)]))).toEqual(['200']);
      // Asked for by themselves they are no cart.
      expect(goods(await erp.prices(aCustomer(), [ask(first, 2), ask(second, 5)]))).toEqual(['200', '50']);

      await db.updateTable('erp.soft_bundles').set({ is_active: false }).where('code', '=', bundle).execute();
      expect(goods(await linesOf([ask(first, 2), ask(second, 5)]))).toEqual(['200', '50']);
    });

    test('makes no bundle of clearance goods, left-over cable and what is packed in a kit', async () => {
      const [first, second] = [
        await aMaterial(db, { price: '100', clearanceStock: '10', isOnClearanceSale: true }),
        await aMaterial(db, { price: '10' }),
      ];
      const members = [first, second].map((material) => ({ material, quantity: '1' }));
      await aBundle(db, { members, discountPercent: '50' });
      const erp = at(under);
      const prices = async (lines: Parameters<typeof cartOf>[0]) =>
        goods((await erp.cartPrice(aCustomer(), cartOf(lines))).lines);
      expect(await prices([ask(first), ask(second)])).toEqual(['50', '5']);
      expect(await prices([ask(first, 1, { isOnClearanceSale: true }), ask(second)])).toEqual(['60', '10']);
      expect(await prices([ask(first), ask(second, 1, { parentKey: 'line 1' })])).toEqual(['100', '10']);
      await aRemnant(db, second, { length: '1' });
      expect(await prices([ask(first), ask(second, 1, { remnantLength: quantityOf(1) })])).toEqual(['100', '10']);
    });

    test('has the freight, extra freight and toll of its route, which parts and total sum up', async () => {
      await aRoute(db, { market: 'DE', freight: '12', freeFrom: '500', extraFreight: '30', serviceTaxPercent: '10' });
      const island = { market: 'DE' as const, prefixes: ['2599'], freight: '40', freeFrom: null };
      const islandRoute = await aRoute(db, island);
      const [light, bulky] = [
        await aMaterial(db, { market: 'DE', price: '100' }),
        await aMaterial(db, { market: 'DE', price: '100' }),
      ];
      await db
        .insertInto('erp.logistics')
        .values({ sap_material_number: bulky.sapMaterialNumber, is_bulky: true, content_hash: NO_HASH })
        .execute();
      const customer = aCustomer('DE');
      const price = (quantity: number, traits = {}) =>
        at(under).cartPrice(customer, cartOf([ask(light, quantity), ask(bulky)], traits));
      const usual = await price(1);
      expect(usual).toMatchObject({ extraFreight: 300_000n, freightServiceTax: 42_000n, freeFrom: 5_000_000n });
      expect(usual).toMatchObject({ missingToFree: 3_000_000n, shippingCondition: 'ZN', vatPercent: 19 });
      const { subtotal, duties, freight, tax, total } = usual.totals;
      expect(subtotal + duties + freight + usual.extraFreight + usual.freightServiceTax + tax).toBe(total);
      expect((await price(4)).totals.freight).toBe(0n);
      expect((await price(4)).extraFreight).toBe(300_000n);
      const address = { postalCode: '25 992', countryCode: 'DE' };
      expect(await price(9, { address })).toMatchObject({ route: islandRoute, totals: { freight: 400_000n } });
      const abroad = { ...address, countryCode: 'DK' };
      expect((await price(1, { address: abroad })).route).toBe(usual.route);
      const fetched = await price(1, { isPickup: true });
      expect(fetched).toMatchObject({ shippingCondition: 'ZP', extraFreight: 0n, freeFrom: undefined });
    });

    test('has the largest reached gift, else the missing amount for the first', async () => {
      const [mug, drill] = [await aMaterial(db, { market: 'NO' }), await aMaterial(db, { market: 'NO' })];
      await aGift(db, { market: 'NO', material: mug, from: '1000' });
      await aGift(db, { market: 'NO', material: drill, from: '5000' });
      await aGift(db, { market: 'NO', material: mug, from: '10', validTo: '2026-03-01' });
      const goodsOf = await aMaterial(db, { market: 'NO', price: '100' });
      const giftOf = async (quantity: number) => {
        const { gift } = await at(under).cartPrice(aCustomer('NO'), cartOf([ask(goodsOf, quantity)]));
        return gift && { number: gift.sapMaterialNumber, missing: moneyToNumber(gift.missing) };
      };
      expect(await giftOf(4)).toEqual({ number: mug.sapMaterialNumber, missing: 600 });
      expect(await giftOf(10)).toEqual({ number: mug.sapMaterialNumber, missing: 0 });
      expect(await giftOf(50)).toEqual({ number: drill.sapMaterialNumber, missing: 0 });
    });

    test('sums what the suggestions would save, and names the header of its first kit', async () => {
      const cheaper = await aMaterial(db, { price: '70' });
      const material = await aMaterial(db, { price: '100', suggestion: cheaper.sapMaterialNumber });
      const header = await aMaterial(db, { price: '0' });
      const lines = [ask(material, 2), ask(header), ask(material, 1, { parentKey: 'line 2' })];
      const { conceptSavings, kitHeaderMaterial } = await at(under).cartPrice(aCustomer(), cartOf(lines));
      expect(moneyToNumber(conceptSavings)).toBe(90);
      expect(kitHeaderMaterial).toBe(header.sapMaterialNumber);
    });
  });
};
