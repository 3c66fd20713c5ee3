import * as calls from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { aBuyer, aViewer, type TestBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aDraft } from '../support/a-draft.ts';
import { aList } from '../support/a-list.ts';
import { aMaterial, type Material, someMaterials } from '../support/a-material.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const withoutErp = testApp(db, { erp: erpThatIsDown });

/** Sets usual quantities of a list's lines, in their order. */
const withQuantities = async (
  client: Client,
  id: string,
  lineIds: readonly string[],
  quantities: readonly (number | null)[],
) => {
  const Lines = lineIds.map((LineId, index) => ({ LineId, UsualQuantity: quantities[index] ?? null }));
  await client.answer(calls.changeVariationListLines, { params: { id }, body: { Lines } });
};

const cartOf = async (client: Client) =>
  (await client.answer(calls.getCartItems)).map(({ Code, Quantity }) => [Code, Quantity] as const);

const codes = (lines: readonly { Code: string }[]) => lines.map(({ Code }) => Code);

describe('a list into the cart', () => {
  test('all lines come with their usual quantities, by the rules of the cart, each reported once', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const materials = [
      await aMaterial(db),
      await aMaterial(db, { minQuantity: '10', multiplum: '5' }),
      await aMaterial(db, { status: '33', stock: '4' }),
      await aMaterial(db, { status: '33', stock: '0' }),
      await aMaterial(db, { status: '30' }),
      await aMaterial(db, { status: '40' }),
      await aMaterial(db, { minQuantity: '3', multiplum: '3' }),
    ];
    const { id, lineIds } = await aList(db, { owner: buyer, materials });
    await withQuantities(client, id, lineIds, [2.5, 12, 9, 1, 1, 1, null]);
    const done = await client.answer(calls.addListToCart, { params: { id }, body: {} });
    const [added, rounded, capped, soldOut, blocked, obsolete, least] = materials.map(({ code }) => code);
    expect(done.Added.map(({ Code, Asked, Quantity }) => [Code, Asked, Quantity])).toEqual([[least, 3, 3]]);
    expect(done.Rounded.map(({ Code, Asked, Quantity }) => [Code, Asked, Quantity])).toEqual([
      [added, 2.5, 3],
      [rounded, 12, 15],
    ]);
    expect(done.Capped.map(({ Code, Asked, Quantity }) => [Code, Asked, Quantity])).toEqual([[capped, 9, 4]]);
    expect(done.Refused.map(({ Code, LineId, Reason }) => [Code, LineId, Reason])).toEqual([
      [soldOut, lineIds[3], 'sold-out'],
      [blocked, lineIds[4], 'blocked'],
      [obsolete, lineIds[5], 'obsolete'],
    ]);
    expect(done.ItemCount).toBe(4);
    expect(new Map(await cartOf(client))).toEqual(
      new Map([
        [added, 3],
        [rounded, 15],
        [capped, 4],
        [least, 3],
      ]),
    );
  });

  test('adds chosen lines with the given quantities, merged with the cart’s', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const { id, lineIds, materials } = await aList(db, { owner: buyer });
    await client.answer(calls.addToCart, { body: { Code: materials[0]?.code ?? '', Quantity: 1 } });
    const Lines = [{ LineId: lineIds[0] ?? '', Quantity: 4 }, { LineId: lineIds[2] ?? '' }];
    const done = await client.answer(calls.addListToCart, { params: { id }, body: { Lines } });
    expect(done.Added.map(({ LineId, Quantity }) => [LineId, Quantity])).toEqual([
      [lineIds[0], 4],
      [lineIds[2], 1],
    ]);
    expect(await cartOf(client)).toEqual([
      [materials[0]?.code, 5],
      [materials[2]?.code, 1],
    ]);
  });

  test('leaves out hidden materials', async () => {
    const buyer = await aBuyer(db);
    const { id, lineIds, materials } = await aList(db, { owner: buyer });
    await anAssortment(db, { materials: [materials[1]?.sapMaterialNumber ?? ''] });
    const client = await signedIn(buyer);
    const done = await client.answer(calls.addListToCart, { params: { id }, body: {} });
    expect([codes(done.Added), done.Refused]).toEqual([[materials[0]?.code, materials[2]?.code], []]);
    const body = { Lines: [{ LineId: lineIds[1] ?? '' }] };
    expect((await client.refusal(calls.addListToCart, { params: { id }, body })).status).toBe(404);
  });

  test('changes nothing if it is refused', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const { id, lineIds } = await aList(db, { owner: buyer });
    const other = await aList(db, { owner: buyer });
    const [LineId = ''] = lineIds;
    const refused = async (Lines: readonly { LineId: string; Quantity?: number }[]) => {
      const { status, code } = await client.refusal(calls.addListToCart, {
        params: { id },
        body: { Lines: [...Lines] },
      });
      return [status, code];
    };
    expect([
      await refused([{ LineId, Quantity: 0 }]),
      await refused([{ LineId }, { LineId }]),
      await refused([{ LineId }, { LineId: other.lineIds[0] ?? '' }]),
    ]).toEqual([
      [422, 'quantity-not-positive'],
      [422, 'line-twice'],
      [404, 'not-found'],
    ]);
    expect(await cartOf(client)).toEqual([]);
  });

  test('is allowed to every reader of the list: owner, collaborator, subscriber, viewer and user admin', async () => {
    const owner = await aBuyer(db);
    const { company } = owner;
    const [collaborator, subscriber, viewer, admin] = [
      await aBuyer(db, { company }),
      await aBuyer(db, { company }),
      await aViewer(db, { company }),
      await aBuyer(db, { company, role: 'user-admin' }),
    ];
    const { id } = await aList(db, { owner, collaborators: [collaborator], subscribers: [subscriber, viewer] });
    const status = async (who: TestBuyer) =>
      (await (await signedIn(who)).call(calls.addListToCart, { params: { id }, body: {} })).statusCode;
    const people = [owner, collaborator, subscriber, viewer, admin, await aBuyer(db, { company }), await aBuyer(db)];
    const statuses: number[] = [];
    for (const who of people) statuses.push(await status(who));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 404, 404]);
  });

  test('works while the ERP does not answer', async () => {
    const buyer = await aBuyer(db);
    const { id } = await aList(db, { owner: buyer, materials: [await aMaterial(db, { status: '33', stock: '0' })] });
    const client = await withoutErp.signedIn(buyer);
    expect((await client.answer(calls.addListToCart, { params: { id }, body: {} })).Added).toHaveLength(1);
  });

  test('takes the statements of 50 lines for 2,000, and refuses more at once', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const materials = await someMaterials(db, 2001);
    const few = await aList(db, { owner: buyer, materials: materials.slice(0, 50) });
    const many = await aList(db, { owner: buyer, materials });
    const [, ...lines] = many.lineIds;
    await client.answer(calls.emptyCart);
    const statements = await countQueries(db, () =>
      client.answer(calls.addListToCart, { params: { id: few.id }, body: {} }),
    );
    await client.answer(calls.emptyCart);
    let itemCount = 0;
    const ofMany = await countQueries(db, async () => {
      const body = { Lines: lines.map((LineId) => ({ LineId })) };
      itemCount = (await client.answer(calls.addListToCart, { params: { id: many.id }, body })).ItemCount;
    });
    expect([ofMany, itemCount]).toEqual([statements, 2000]);
    const { code } = await client.refusal(calls.addListToCart, { params: { id: many.id }, body: {} });
    expect(code).toBe('too-many-lines');
  });

  test('loses nothing of two parallel requests', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const { id, materials } = await aList(db, { owner: buyer });
    await Promise.all([1, 2, 3, 4].map(() => client.answer(calls.addListToCart, { params: { id }, body: {} })));
    expect(await cartOf(client)).toEqual(materials.map(({ code }) => [code, 4]));
  });
});

const quantitiesOf = async (client: Client, id: string) => {
  const { PageItems } = await client.answer(calls.getVariationListLines, { params: { id }, query: {} });
  return PageItems.map(({ Code, UsualQuantity }) => [Code, UsualQuantity]);
};

const codeOf = ({ code }: Material) => code;

describe('ordered lines into a list', () => {
  test('the cart’s lines come with their quantities, of one material together', async () => {
    const buyer = await aBuyer(db);
    const [one, other] = [await aMaterial(db, { isOnClearanceSale: true, clearanceStock: '2' }), await aMaterial(db)];
    await aCart(db, {
      buyer,
      lines: [
        { material: one, quantity: '2', isClearance: true },
        { material: other, quantity: '2.5' },
        { material: one, quantity: '3' },
      ],
    });
    const client = await signedIn(buyer);
    const done = await client.answer(calls.addOrderLinesToVariationList, { body: { Name: 'Roof', Source: 'cart' } });
    expect(done).toMatchObject({ Name: 'Roof', AddedCount: 2, AlreadyThereCount: 0, NotAdded: [] });
    expect(await quantitiesOf(client, done.ListId)).toEqual([
      [codeOf(one), 5],
      [codeOf(other), 2.5],
    ]);
    const again = await client.answer(calls.addOrderLinesToVariationList, {
      body: { ListId: done.ListId, Source: 'cart' },
    });
    expect(again).toMatchObject({ AddedCount: 0, AlreadyThereCount: 2 });
  });

  test('chosen lines of a draft go to the default list, and without one to the favorites', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const draft = await aDraft(db, { buyer, lines: 2 });
    const [first, second] = draft.lines;
    const body = { Source: 'draft' as const, SourceId: draft.id };
    const toFavorites = await client.answer(calls.addOrderLinesToVariationList, {
      body: { ...body, CartItemIds: [first?.id ?? ''] },
    });
    const { favoriteListId } = await client.answer(calls.getVariationLists);
    expect(toFavorites).toMatchObject({ ListId: favoriteListId, Name: 'Favorites', AddedCount: 1 });
    const { id } = await aList(db, { owner: buyer, materials: [] });
    await client.answer(calls.setDefaultVariationList, { params: { id }, query: {} });
    const toDefault = await client.answer(calls.addOrderLinesToVariationList, { body });
    expect([toDefault.ListId, toDefault.AddedCount]).toEqual([id, 2]);
    expect((await quantitiesOf(client, id)).map(([code]) => code)).toEqual([
      first?.material.code,
      second?.material.code,
    ]);
  });

  test('lines of an order are those of its accounts, and what is no longer sold here is reported', async () => {
    const buyer = await aBuyer(db);
    const [sold, gone] = [await aMaterial(db), await aMaterial(db)];
    const order = await aSentOrder(db, {
      buyer,
      lines: [
        { material: gone, quantity: '1' },
        { material: sold, quantity: '7' },
      ],
    });
    await anAssortment(db, { materials: [gone.sapMaterialNumber] });
    const client = await signedIn(buyer);
    const body = { Source: 'order' as const, SourceId: order.id, Name: 'Again' };
    const done = await client.answer(calls.addOrderLinesToVariationList, { body });
    expect(done.NotAdded).toEqual([{ SapMaterialNumber: gone.sapMaterialNumber, Reason: 'unknown-material' }]);
    expect(await quantitiesOf(client, done.ListId)).toEqual([[codeOf(sold), 7]]);
    const stranger = await signedIn(await aBuyer(db));
    expect((await stranger.refusal(calls.addOrderLinesToVariationList, { body })).status).toBe(404);
  });

  test('is refused for somebody else’s draft or list, for a line that is not there, and for nothing to add', async () => {
    const buyer = await aBuyer(db);
    const client = await signedIn(buyer);
    const colleague = await aBuyer(db, { company: buyer.company });
    const draft = await aDraft(db, { buyer: colleague, lines: 1 });
    const theirs = await aList(db, { owner: buyer, subscribers: [colleague], materials: [] });
    const refused = async (who: Client, body: object) => {
      const { status, code } = await who.refusal(calls.addOrderLinesToVariationList, {
        body: { Source: 'draft' as const, ...body },
      });
      return [status, code];
    };
    const reader = await signedIn(colleague);
    const [{ id: lineId } = { id: '' }] = draft.lines;
    expect([
      await refused(client, { SourceId: draft.id }),
      await refused(reader, { SourceId: draft.id, ListId: theirs.id }),
      await refused(reader, { SourceId: draft.id, ListId: theirs.id, Name: 'Both' }),
      await refused(reader, { SourceId: draft.id, CartItemIds: [lineId, theirs.id] }),
      await refused(reader, { SourceId: draft.id, LineNumbers: [10] }),
      await refused(reader, {}),
      await refused(reader, { Source: 'cart', Name: 'Empty' }),
    ]).toEqual([
      [404, 'not-found'],
      [403, 'not-allowed'],
      [422, 'choose-list'],
      [404, 'not-found'],
      [422, 'lines-of-order'],
      [422, 'choose-source'],
      [422, 'nothing-to-add'],
    ]);
    expect((await reader.answer(calls.getVariationLists)).myLists).toEqual([]);
  });

  test('takes the statements of 2 lines for 200', async () => {
    const counts: number[] = [];
    for (const count of [2, 200]) {
      const buyer = await aBuyer(db);
      await aCart(db, { buyer, lines: count });
      const client = await signedIn(buyer);
      const body = { Name: 'Cart', Source: 'cart' as const };
      counts.push(await countQueries(db, () => client.answer(calls.addOrderLinesToVariationList, { body })));
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

test('keeps position, note and usual quantity of a line that is replaced by its successor', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const { id, lineIds, materials } = await aList(db, { owner: buyer });
  const successor = await aMaterial(db);
  const Lines = [{ LineId: lineIds[1] ?? '', UsualQuantity: 7, Note: 'Roof' }];
  await client.answer(calls.changeVariationListLines, { params: { id }, body: { Lines } });
  const body = {
    sapMaterialNumbersToRemove: [materials[1]?.sapMaterialNumber ?? ''],
    sapMaterialNumbersToAdd: [successor.sapMaterialNumber],
  };
  await client.answer(calls.patchVariationList, { params: { id }, body });
  const { PageItems } = await client.answer(calls.getVariationListLines, { params: { id }, query: {} });
  expect(PageItems.map(({ Code, UsualQuantity, Note }) => [Code, UsualQuantity, Note])).toEqual([
    [materials[0]?.code, null, ''],
    [successor.code, 7, 'Roof'],
    [materials[2]?.code, null, ''],
  ]);
});
