import { getCart } from '@grossist/contracts';
import { type InfoTag, type Locale, languageOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { presentDocument, presentInfoTag } from '../../src/areas/catalogue/index.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const TAG: InfoTag = {
  color: 'green',
  ribbonTexts: { en: 'New', da: 'Nyhed' },
  descriptions: { en: 'In the range since May.' },
};

const shownTo = async (locale: Locale) => {
  const buyer = await aBuyer(db, { locale });
  const material = await aMaterial(db, { infoTag: TAG });
  await aCart(db, { buyer, lines: [{ material }, { material: await aMaterial(db) }] });
  const client = await signedIn(buyer);
  const { CartItems } = await client.answer(getCart);
  const documents = await withCachesOf(db).catalogue.documents([material.sapMaterialNumber], 'DK');
  return {
    tags: CartItems.map(({ InfoTag }) => InfoTag),
    inLists: documents.map((row) => presentDocument(row, languageOf(locale)).InfoTag),
  };
};

test('returns a material’s info tag with its cart line and in lists, in the reader’s language', async () => {
  const inDanish = { Color: 'green', RibbonText: 'Nyhed', ExternalDescription: 'In the range since May.' };
  const { tags, inLists } = await shownTo('da-DK');
  expect(tags).toEqual([inDanish, null]);
  expect(inLists).toEqual([inDanish]);
});

test('a language without a text of its own falls back along the stated order', async () => {
  expect((await shownTo('fo-FO')).tags[0]?.RibbonText).toBe('Nyhed');
  expect((await shownTo('de-DE')).tags[0]?.RibbonText).toBe('New');
});

test('omits a tag without a text, and the description of a tag without one', () => {
  expect(presentInfoTag({ ...TAG, ribbonTexts: {} }, 'en')).toBeNull();
  expect(presentInfoTag({ ...TAG, descriptions: {} }, 'en')?.ExternalDescription).toBe('');
  expect(presentInfoTag(null, 'en')).toBeNull();
});
