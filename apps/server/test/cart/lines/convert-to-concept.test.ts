import {
  changeAccountingStrings,
  changeNote,
  convertToConcept,
  getCart,
  removeFromCart,
  restoreRemovedLines,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aMaterial, type MaterialTraits } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

/** A cart of three lines, of which the second has a suggestion. */
const aSuggestion = async (traits: MaterialTraits = {}, which: 'suggestion' | 'suggestionZcon2' = 'suggestion') => {
  const concept = await aMaterial(db, traits);
  const material = await aMaterial(db, { [which]: concept.sapMaterialNumber });
  const lines = [{ material: await aMaterial(db) }, { material, quantity: '7' }, { material: await aMaterial(db) }];
  const cart = await aCart(db, { lines });
  const client = await signedIn(cart.buyer);
  const CartItemId = cart.lines[1]?.id ?? '';
  const input = { body: { ItemInCart: { CartItemId }, ConceptSuggestion: { Code: concept.sapMaterialNumber } } };
  return { cart, client, concept, material, CartItemId, input };
};

test.each(['suggestion', 'suggestionZcon2'] as const)(
  'a %s comes in its line’s place, with its quantity, notes and accounting strings',
  async (which) => {
    const { client, concept, CartItemId, input } = await aSuggestion({}, which);
    await client.answer(changeNote, { body: { CartItemId, Note: 'Roof' } });
    await client.answer(changeNote, { body: { CartItemId, Note: 'Ring', IsAdditionalItemNote: true } });
    await client.answer(changeAccountingStrings, {
      body: { CartItemId, AccountingString1: 'P', AccountingString2: 'T' },
    });
    const before = await client.answer(getCart);
    const { CartItem } = await client.answer(convertToConcept, input);
    expect(CartItem).toMatchObject({
      Code: concept.code,
      Quantity: 7,
      Note: 'Roof',
      AdditionalNote: 'Ring',
      AccountingString1: 'P',
      AccountingString2: 'T',
    });
    const after = await client.answer(getCart);
    expect(after.CartItems).toEqual([before.CartItems[0], CartItem, before.CartItems[2]]);
    expect([after.Version, after.ItemCount]).toEqual([before.Version + 1, 3]);
  },
);

test('rounds a given quantity up to the suggested material’s packing', async () => {
  const { client, input } = await aSuggestion({ multiplum: '10' });
  const { ItemInCart, ConceptSuggestion } = input.body;
  const body = { ItemInCart, ConceptSuggestion: { ...ConceptSuggestion, Quantity: 12 } };
  expect((await client.answer(convertToConcept, { body })).CartItem.Quantity).toBe(20);
});

test('a conversion is undone by taking the new line out and bringing the old one back', async () => {
  const { client, CartItemId, input } = await aSuggestion();
  const before = await client.answer(getCart);
  const { CartItem } = await client.answer(convertToConcept, input);
  await client.answer(removeFromCart, { body: { CartItemId: CartItem.CartItemId } });
  await client.answer(restoreRemovedLines, { body: { CartItemIds: [CartItemId] } });
  expect((await client.answer(getCart)).CartItems).toEqual(before.CartItems);
});

test.each<[string, MaterialTraits]>([
  ['is blocked', { status: '30' }],
  ['is not sold in the market', { market: 'SE' }],
  ['is phased out, with less left than is wanted', { status: '33', stock: '5' }],
])('a suggestion that %s is not taken, and nothing is changed', async (_, traits) => {
  const { client, input } = await aSuggestion(traits);
  const before = await client.answer(getCart);
  expect(await client.refusal(convertToConcept, input)).toMatchObject({ status: 422, code: 'concept-conversion' });
  expect(await client.answer(getCart)).toEqual(before);
});

test('refuses a replacement that is not suggested for the line', async () => {
  const { client, CartItemId } = await aSuggestion();
  const { code: Code } = await aMaterial(db);
  const body = { ItemInCart: { CartItemId }, ConceptSuggestion: { Code } };
  expect((await client.refusal(convertToConcept, { body })).code).toBe('concept-conversion');
});

test.each([0, -1])('a quantity of %d is refused', async (Quantity) => {
  const { client, input } = await aSuggestion();
  const { ItemInCart, ConceptSuggestion } = input.body;
  const body = { ItemInCart, ConceptSuggestion: { ...ConceptSuggestion, Quantity } };
  expect((await client.refusal(convertToConcept, { body })).status).toBe(422);
});

test('returns 404 for somebody else’s line', async () => {
  const { cart, input } = await aSuggestion();
  const colleague = await signedIn(await aBuyer(db, { company: cart.buyer.company }));
  expect((await colleague.refusal(convertToConcept, input)).status).toBe(404);
});

test('of twenty conversions of one line at the same time one is done', async () => {
  const { client, input } = await aSuggestion();
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.call(convertToConcept, input)));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
  expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBe(19);
  expect((await client.answer(getCart)).ItemCount).toBe(3);
});
