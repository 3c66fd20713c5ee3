import { changeQuantity, getContext, getKitDraft, neverShowGuideAgain, savePreferences } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aKit } from '../support/a-kit.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db);

test('saves the preferences that are sent, leaves the others, and shows them on another device', async () => {
  const buyer = await aBuyer(db);
  const [phone, desk] = [await signedIn(buyer), await signedIn(buyer)];
  const before = await desk.answer(getContext);
  const saved = await phone.answer(savePreferences, {
    body: { preferredArticleNumber: 'both', defaultOrderName: 'Harbor' },
  });
  expect(saved).toEqual({ ...before, preferredArticleNumber: 'both', defaultOrderName: 'Harbor' });
  expect(await desk.answer(getContext)).toEqual(saved);
});

test('has no density at first, stores the chosen one for every device, and refuses invalid values', async () => {
  const buyer = await aBuyer(db);
  const [phone, desk] = [await signedIn(buyer), await signedIn(buyer)];
  expect(await desk.answer(getContext)).toMatchObject({ density: null });
  await phone.answer(savePreferences, { body: { density: 'compact' } });
  expect(await desk.answer(getContext)).toMatchObject({ density: 'compact' });
  await desk.answer(savePreferences, { body: { density: 'comfortable' } });
  expect((await desk.refusal(savePreferences, { body: { density: 'tiny' as never } })).status).toBe(400);
  expect(await phone.answer(getContext)).toMatchObject({ density: 'comfortable' });
});

test('guides hidden on one device are hidden on another, until all are shown again', async () => {
  const buyer = await aBuyer(db);
  const [phone, desk] = [await signedIn(buyer), await signedIn(buyer)];
  await phone.answer(neverShowGuideAgain, { body: { guideType: 'cart' } });
  expect(await desk.answer(getContext)).toMatchObject({ neverShowAgainGuideTypes: ['cart'] });
  await desk.answer(savePreferences, { body: { neverShowAgainGuideTypes: [] } });
  expect(await phone.answer(getContext)).toMatchObject({ neverShowAgainGuideTypes: [] });
});

test('asks before cable is cut until the popup is switched off, and again when it is switched on', async () => {
  const cart = await aCart(db, {
    lines: [{ material: await aMaterial(db, { packageSize: '100', cableCutAllowed: true }) }],
  });
  const client = await signedIn(cart.buyer);
  const proposalFor = async (Quantity: number) => {
    const body = { CartItemId: cart.lines[0]?.id ?? '', Quantity };
    return (await client.answer(changeQuantity, { body })).Proposal?.Kind;
  };
  expect(await proposalFor(30)).toBe('cable-cut');
  await client.answer(savePreferences, { body: { isCableCutPopupEnabled: false } });
  expect(await proposalFor(30)).toBeUndefined();
  await client.answer(savePreferences, { body: { isCableCutPopupEnabled: true } });
  expect(await proposalFor(70)).toBe('cable-cut');
});

test.each([
  ['el', '8801234567'],
  ['hws', '045123006'],
  ['both', '8801234567 / 045123006'],
] as const)('kits name a material by its preferred number: %s', async (preferredArticleNumber, shown) => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const material = await aMaterial(db, { elNumber: '8801234567', hwsNumber: '045123006' });
  const kit = await aKit(db, { buyer, items: [{ material, quantity: '2' }] });
  await client.answer(savePreferences, { body: { preferredArticleNumber } });
  const { items } = await client.answer(getKitDraft, { params: { id: kit.id } });
  expect(items).toMatchObject([{ itemArticleDisplayNumber: shown, itemArticleDisplayType: 'both' }]);
});

test.each([{}, { preferredArticleNumber: 'ean' }, { neverShowAgainGuideTypes: ['a b'] }])(
  'refuses %j',
  async (body) => {
    const client = await signedIn(await aBuyer(db));
    const before = await client.answer(getContext);
    const refused = await client.refusal(savePreferences, { body: body as never });
    expect(refused.status).toBe(400);
    expect(await client.answer(getContext)).toEqual(before);
  },
);

test('refuses preferences of signed-out visitors', async () => {
  const client = asAnonymous();
  await client.answer(getContext);
  expect((await client.refusal(savePreferences, { body: { emailPermission: false } })).status).toBe(401);
});

test('returns to the requested page after sign-in, and never to another site', async () => {
  const visitor = asAnonymous();
  expect(await visitor.answer(getContext, { query: { returnUrl: '/da-DK/kits?page=2' } })).toMatchObject({
    isSignedIn: false,
    returnUrl: '/da-DK/kits?page=2',
    signInUrl: '/sign-in?returnUrl=%2Fda-DK%2Fkits%3Fpage%3D2',
    myGrossistUrl: '',
    signOutUrl: '',
  });
  expect(await visitor.answer(getContext, { query: { returnUrl: '//evil.example/x' } })).toMatchObject({
    returnUrl: '/',
    signInUrl: '/sign-in',
  });
  const client = await signedIn(await aBuyer(db));
  expect(await client.answer(getContext)).toMatchObject({
    isSignedIn: true,
    returnUrl: '/',
    myGrossistUrl: '/my',
    signOutUrl: '/sign-out',
  });
});
